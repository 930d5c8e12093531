import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readTree } from '../cli/readTree';
import { validateTree } from '../tree/validateTree';
import { formatProblem } from '../problem';

/** Files by their paths from the root of a site. */
export type Files = Map<string, string | Buffer>;

const homeLoansPage = `---
title: Home loans compared by rate and fee
description: Compare home loans by interest rate, processing fee and tenure, work out your EMI, and learn what a lender checks first.
reviewed: 2026-11-21
---

import offers from './home-loans.yml'

<Hero icon="house" title="Home loans" subtitle="Two lenders side by side">
  <ButtonLink to="#offers">See the offers</ButtonLink>
</Hero>

## Offers side by side {#offers}

<DataTable data={offers} caption="Home loan offers" />

Under <Figure id="repo-rate" /> for now; see [the source](/figures#repo-rate).

## What to ask

Ask for the APR, as [the RBI](https://www.rbi.org.in/) wants it stated.

<Faq>
  <Question title="May I pay early?">
    Yes, at no charge.
  </Question>
</Faq>
`;

const homeLoans = `# Home loan offers
kind: home-loan-offers
asOf: 2025-06
checked: 2025-06-30
reviewEveryDays: 90
chosen: Two lenders that write home loans in every large state.
order: { by: interestRate, first: lowest }
rows:
  - provider: State Bank of India
    interestRate: 7.50% - 8.45%
    tenure: Up to 30 years
    processingFee: 0.35%, at most ₹10,000
    benefit: Interest is counted on the daily balance
    link: https://homeloans.sbi.bank.in/
  - provider: HDFC Bank
    interestRate: 7.90% onwards
    tenure: Up to 30 years
    processingFee: Up to 0.50%
    benefit: "Legal checks: by its own staff"
    link: https://www.hdfc.bank.in/home-loan
`;

const cardsPage = `---
title: Credit cards with no yearly fee
description: One card that costs nothing to hold, for whom it is good and for whom it is not, and what to ask the bank before you sign.
reviewed: 2026-11-21
---

import cards from './lifetime-free.yml'

<Hero icon="credit-card" title="Free cards" subtitle="One card, honestly reviewed">
  <ScrollButton to="cards-list">View Top Cards</ScrollButton>
</Hero>

<CardList data={cards} />

![A card beside a purse](/img/card.png)
`;

const cards = `kind: card-listings
asOf: 2025-06
checked: 2025-06-30
reviewEveryDays: 90
chosen: One card that anyone with a fixed deposit can get.
order: { by: name, first: a-to-z }
rows:
  - name: Step Card
    issuer: HDFC Bank
    fee: ₹0 throughout
    bestFor: A first card
    benefits:
      - No income papers asked
      - Interest on the deposit goes on
      - Score is built each month
    review: Good for those who begin; not for anyone who wants rewards on travel.
    link: https://www.hdfc.bank.in/
`;

const figuresPage = `---
title: Figures on this site and their sources
description: Every rate, limit and fee that our pages quote, with its source, the day on which we checked it and the dates between which it held.
reviewed: 2026-11-21
---

<FigureList />
`;

const article = `---
title: SIP or lump sum, and which suits you
slug: sip-vs-lump-sum
excerpt: Money you earn each month belongs in a SIP. Money in hand earns more invested at once, and loses less spread out.
category: Mutual Funds
icon: repeat
author: Paisa Disha Editorial Desk
date: 2025-07-22
reviewed: 2026-11-21
tags: [sip, lump sum, mutual funds]
---

Mostly your money decides. See [home loans](/home-loans#what-to-ask) for the other side of the ledger.

## Sources
`;

const figures = `kind: figures
rows:
  - id: repo-rate
    label: Repo rate of the RBI
    periods:
      - { value: 5.50%, until: 2026-10-01, source: { name: RBI, url: 'https://www.rbi.org.in/' } }
      - { value: 5.75%, from: 2026-10-02, source: { name: RBI, url: 'https://www.rbi.org.in/' } }
    checked: 2026-11-02
    reviewEveryDays: 60
`;

const domains = `kind: official-domains
rows:
  - { domain: hdfc.bank.in, owner: HDFC Bank }
  - { domain: rbi.org.in, owner: Reserve Bank of India }
  - { domain: sbi.bank.in, owner: State Bank of India }
`;

const redirects = `kind: redirects
rows:
  - { from: /loans/home, to: /home-loans }
`;

const addresses = `# Every address ever published
/
/blog
/blog/sip-vs-lump-sum
/credit-cards/lifetime-free
/figures
/home-loans
/loans/home
`;

/** A small site in good order. */
export function sampleFiles(): Files {
  return new Map<string, string | Buffer>([
    ['docs/home-loans.mdx', homeLoansPage],
    ['docs/home-loans.yml', homeLoans],
    ['docs/credit-cards/lifetime-free.mdx', cardsPage],
    ['docs/credit-cards/lifetime-free.yml', cards],
    ['docs/figures.mdx', figuresPage],
    ['blog/sip-vs-lump-sum.mdx', article],
    ['src/content/figures.yml', figures],
    ['src/content/official-domains.yml', domains],
    ['src/content/redirects.yml', redirects],
    ['src/content/addresses.txt', addresses],
    ['static/img/card.png', Buffer.alloc(2000)],
  ]);
}

/** What `npm run check` says of a site, one line a problem, after its files have been written and read. */
export function problemsOf(files: Files): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'mistakes-'));
  try {
    for (const [name, content] of files) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), content);
    }
    return validateTree(readTree(folder), '2026-11-21').map(formatProblem);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
