# How much the button for offline use downloads
copies-size = ({ $count } pages, about { $size })

# A page at an address that has moved, for hosts that cannot redirect. $link is the new address.
page-moved = This page has moved
page-moved-to = This page has moved to { $link }.
