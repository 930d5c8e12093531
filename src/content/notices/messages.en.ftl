# The owner of the product has fixed no-card-list, and the titles of subscribed and link-copied, to the letter: see src/DECISIONS.md.
no-card-list = FYI – No card list found on this page.
subscribed = Subscribed!
subscribed-text = Thank you for your interest in our newsletter.
link-copied = Link Copied!
link-copied-text = Paste it wherever you like to share it.
# Its text is the address
copy-refused = Copy this link to share it
