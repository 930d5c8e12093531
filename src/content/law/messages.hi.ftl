# Deductions of income tax, each with its section in the Act of 2025 and in that of 1961
standard = स्टैंडर्ड डिडक्शन
standard-section = धारा 19, पहले 16(ia)
employer-nps = कंपनी (नियोक्ता) का एनपीएस योगदान
employer-nps-section = धारा 124(1) और (2), पहले 80CCD(2)
hra = एचआरए छूट
hra-section = अनुसूची III, पहले धारा 10(13A)
interest = होम लोन का ब्याज
interest-section = धारा 22, पहले 24(b)
savings = बचत और होम लोन का मूलधन
savings-section = धारा 123, पहले 80C
own-nps = इसके ऊपर एनपीएस में अपना योगदान
own-nps-section = धारा 124(3), पहले 80CCD(1B)
own-health = हेल्थ प्रीमियम, अपना परिवार
parents-health = हेल्थ प्रीमियम, माता-पिता
health-section = धारा 126, पहले 80D
