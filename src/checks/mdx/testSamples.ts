import { formatProblem } from '../problem';
import { validateMdxFile } from './validateMdxFile';

/** Content files in good order, for tests that spoil them one mistake at a time. */

export const page = `---
title: Home loans compared by rate and fee
description: Compare six home loans by interest rate, processing fee and tenure, work out your EMI, and learn what a lender checks first.
reviewed: 2026-11-21
---

import offers from './home-loans.yml'
import Notes from './_notes.mdx'

<Hero icon="house" title="Home loans" subtitle="Six lenders side by side">
  <ButtonLink to="#offers" quiet>See the offers</ButtonLink>
  <NoticeButton notice="check-eligibility">Check Eligibility</NoticeButton>
</Hero>

## Offers {#offers}

<DataTable data={offers} caption="Home loan offers" />

Under <Figure id="repo-rate" /> for now, see [the basics](/loans) and \\<5%.

<RuleChange id="nsc-rate">What it means for you.</RuleChange>

### A smaller heading

<Benefits>
  <Tile icon="percent" title="Low rate">
    The house stands behind the loan.
  </Tile>
</Benefits>

<Columns>
<Checklist title="Eligibility" icon="user-check">

- Age 21 to 65

</Checklist>
</Columns>

<Steps>

1. **Read your report.** It is free.

</Steps>

<Faq>
  <Question title="How?">
    So.
  </Question>
</Faq>

<Notes />
`;

export const article = `---
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

Mostly your money decides.
`;

/** What an editor is told about the file, one line a problem. */
export function messages(text: string, path = 'docs/home-loans.mdx', kind = 'home-loan-offers'): string[] {
  return validateMdxFile({
    path,
    text,
    figureIds: ['repo-rate', 'nsc-rate', 'ppf-rate'],
    today: '2026-11-21',
    dataFiles: new Map([['docs/home-loans.yml', kind]]),
  }).map(formatProblem);
}

/** The text with one change, which must really be one. */
export function edited(text: string, from: string, to: string): string {
  expect(text.split(from)).toHaveLength(2);
  return text.replace(from, () => to);
}
