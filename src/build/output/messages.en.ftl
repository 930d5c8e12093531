# How much the button for offline use downloads
copies-size = ({ $count } pages, about { $size })
