# How much the button for offline use downloads
copies-size = ({ $count } पेज, करीब { $size })
