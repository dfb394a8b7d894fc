## The parts of the page, for whoever changes one

parts-title = Parts of the page
