# A note at the top of a page that comes from the device: why, and what it is
offline = You are offline.
no-answer = The network does not answer.
as-on-day = This page is as it was on { $day }.
maybe-old = This page may be out of date.
missing = The page that you asked for is not on this device. These are.

# After the link to a page of the list
page-after = , as it was on { $day }
