# Dates of a source: "published 1 July 2026, in force from 1 August 2026, read 10 September 2026"
published = published { $day }
of-month = of { $month }
in-force-from = in force from { $day }
read = read { $day }
