// Sharing the story of a finished game: the picture itself where the device can send it, else the link; without either
// the button downloads the picture, as it does without a script.
(() => {
  const say = (text) => {
    const toast = document.getElementById("toast");
    if (toast) toast.textContent = text;
  };

  async function share(button) {
    const url = new URL(button.dataset.link, location.href).href;
    const title = button.dataset.title;
    const answer = await fetch(button.dataset.picture);
    const file = new File([await answer.blob()], button.download, { type: "image/png" });
    if (answer.ok && navigator.canShare?.({ files: [file] })) return navigator.share({ files: [file], title, url });
    if (navigator.share) return navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    say(button.dataset.copied);
  }

  document.addEventListener("click", (event) => {
    const button = event.target.closest?.("#share-story");
    if (!button || !(navigator.share || navigator.clipboard)) return;
    event.preventDefault();
    share(button).catch((error) => {
      if (error.name === "AbortError") return; // whoever has thought better of it
      const plain = button.cloneNode();
      plain.removeAttribute("id");
      plain.click();
    });
  });
})();
