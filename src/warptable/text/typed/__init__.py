"""What people type instead of choosing it: questions with numbers and short keys, and lines that answer them. The
terminal and the command line of the page in words read alike."""
