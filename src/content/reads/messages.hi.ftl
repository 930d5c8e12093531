# Dates of a source: "1 जुलाई 2026 को प्रकाशित, 1 अगस्त 2026 से लागू, 10 सितंबर 2026 को पढ़ा गया"
published = { $day } को प्रकाशित
of-month = { $month } का
in-force-from = { $day } से लागू
read = { $day } को पढ़ा गया
