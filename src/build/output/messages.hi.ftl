# How much the button for offline use downloads
copies-size = ({ $count } पेज, करीब { $size })

# A page at an address that has moved, for hosts that cannot redirect. $link is the new address.
page-moved = यह पेज दूसरी जगह चला गया है
page-moved-to = यह पेज अब यहां है: { $link }।
