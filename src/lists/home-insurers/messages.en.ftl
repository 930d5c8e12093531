heading = { $count ->
    [0] Insurers of the standard policy
   *[other] { WORDS($count, case: "sentence") } insurers of the standard policy
  }
label-rebuild = Cost to rebuild (floor area × building cost, not the market price)

lead = A home that costs { $building } to rebuild is covered for **{ $all }**: { $building } for the building and { $contents } for what is in it. Ask three insurers for a price.
inputs = { $building } to rebuild
covered = Covered in all
part-building = building
part-contents = contents
# After the amount of the whole cover
covered-how = by the standard policy, in the same words at every insurer.
note-price = No price of today was found; the details have the last one that was, and the claims of each insurer in its other business, as nobody publishes those of homes.

# A row
insurer = Insurer
building = Building
contents = Contents with it
# After the amounts in a line: "₹22 lakh building"
of-building = building
of-contents = contents
in-all = In all
about = the standard policy, Bharat Griha Raksha

# An opened row
cover = Cover
cover-same = Building and contents, in the same words at every insurer
price = Price of April 2021
price-of-crore = { $premium } a year for ₹1 crore of building
motor-claims = Motor claims paid
motor-claims-in = Motor claims paid, { $year }
motor-share = { $share } of its motor policies, by number
health-claims-in = Health claims paid, { $year }
health-share = { $share } of its health policies, by number
complaints-in = Complaints, { $year }
complaints-rate = { $complaints } per 10,000 health claims
