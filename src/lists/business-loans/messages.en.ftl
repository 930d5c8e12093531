heading = { $count } business loans

# The rule for a business differs from that for a family: it is newer, and small lenders have a limit
ask-early = **“What do you charge if I repay early?”** By RBI rules most lenders may not charge an individual or a small firm on a floating-rate loan approved or renewed since January 2026. A fixed rate may cost.
refinance-agreement = Your agreement says what your lender charges for closing early: enter that, as the charge here is only an example. On a floating-rate loan to an individual or a small firm, approved or renewed since January 2026, most lenders may not charge anything.
