# Links between the pages of funds
funds-by-category = By category
funds-large-cap = Large cap
funds-mid-small-cap = Mid & small cap
funds-index = Index
funds-debt = Debt
funds-elss = ELSS
