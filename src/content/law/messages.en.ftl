# Deductions of income tax, each with its section in the Act of 2025 and in that of 1961
standard = Standard deduction
standard-section = section 19, formerly 16(ia)
employer-nps = Employer's NPS payment
employer-nps-section = section 124(1) and (2), formerly 80CCD(2)
hra = HRA exemption
hra-section = Schedule III, formerly section 10(13A)
interest = Home loan interest
interest-section = section 22, formerly 24(b)
savings = Savings and home loan principal
savings-section = section 123, formerly 80C
own-nps = Own NPS payment beyond that
own-nps-section = section 124(3), formerly 80CCD(1B)
own-health = Health premium, own family
parents-health = Health premium, parents
health-section = section 126, formerly 80D
