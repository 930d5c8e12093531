# Fixed by the owner to the letter: no-card-list, subscribed, link-copied (src/DECISIONS.md). The others are yours.
no-card-list = FYI – No card list found on this page.
subscribed = Subscribed!
subscribed-text = Thank you for your interest in our newsletter.
link-copied = Link Copied!
link-copied-text = Paste it wherever you like to share it.
# Its text is the address
copy-refused = Copy this link to share it
