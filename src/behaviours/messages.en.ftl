# The button × of a notice, for screen readers
dismiss-notice = Dismiss notice
