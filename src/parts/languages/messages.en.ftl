# On a page of another language, once its English page has said something else for a month
behind = The English page is newer
behind-text = It has changed since this page was translated, more than a month ago. Numbers and rates are the same on both.
behind-link = Read it in English
