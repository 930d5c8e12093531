# What a part of a page says while it does not answer
slow = Loading. What you write is kept.
failed-part = This needs a part of the page that did not load. What you wrote is kept.
offline = You are offline.
offline-text = What you wrote is kept, and is answered when you are back.
outdated = This page was updated. What you wrote is kept.
broken = Unexpected Application Error!
broken-text = This part stopped working, so you see it as it was at first. What you wrote is kept.
try-again = Try again
reload = Reload

# What the buttons of the page with the copies on a device answer
fetching = Fetching…
removing = Removing…
did-not-work = That did not work. Check your network and try again.
