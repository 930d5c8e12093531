# In a folder of its own, because Docusaurus makes a page of each module in src/pages.

# The home page
home-title = Compare loans, cards, insurance and funds in India
home-description = Compare loans, credit cards, insurance, funds and deposits in India by what they really cost. Free, anonymous
  and explained in plain language.

# The search
search = Search
search-description = Search every page and guide on loans, cards, insurance, funds and deposits in India by any word in it, or go
  through the list of all pages.
search-subtitle = Pages, articles, calculators, figures and the glossary, by any word that stands in them.
search-no-script = Searching needs JavaScript. Every page is listed below.

# The pages on this device
copies = Pages on this device
copies-description = The pages that you opened are kept on this device, so that they open without a network. See which, keep all
  calculators, or remove all copies.
copies-subtitle = They open without a network, each with the date of its copy. No copy holds what you typed.
copies-none = No page is kept on this device yet. From the second page of a visit on, what you open is.
copies-keep = Keep all calculators
copies-clear = Remove all copies
copies-how-long = Copies of pages that you opened stay for 60 days, at most 50 of them. Calculators that you asked for stay until
  you remove them. If your browser saves data, nothing is fetched beyond what a page needs to be shown.
