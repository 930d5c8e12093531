import type { ReactNode } from 'react';
import { calculateEmi } from '@site/src/lib/finance/emi';
import { formatPercent, formatRupees } from '@site/src/lib/format/rupees';
import { site } from '@site/src/site';
import { ScrollButton } from '../ui/Button';
import { ScrollFrame } from '../ui/ScrollableTable';
import { PRODUCTS_ANCHOR } from './ProductGrid';
import styles from './styles.module.css';

export default function HomeHero(): ReactNode {
  return (
    <header className={styles.hero}>
      <div className={styles.words}>
        <p className={styles.eyebrow}>
          {['Free, anonymous, and nobody pays to be listed', ...site.claims].join(' · ')}
        </p>
        <h1>{site.promise}</h1>
        <p className={styles.lead}>
          Loans, cards, insurance, funds and deposits in India, side by side: the rate, the fee, the catch, and why one
          may suit you better than another. No phone number asked, ever.
        </p>
        <div className={styles.actions}>
          <ScrollButton to={PRODUCTS_ANCHOR}>Start Comparing</ScrollButton>
          <ScrollButton to={PRODUCTS_ANCHOR} quiet>
            Explore Products
          </ScrollButton>
        </div>
      </div>
      <RateExample />
    </header>
  );
}

const exampleRows = [7.5, 8.5, 9.5].map((annualRatePercent) => {
  const { emi, totalInterest } = calculateEmi({ principal: 5_000_000, annualRatePercent, tenureMonths: 240 });
  return { rate: formatPercent(annualRatePercent), emi: formatRupees(emi), interest: formatRupees(totalInterest) };
});

/** One worked example, so that the first screen already answers something. */
function RateExample(): ReactNode {
  return (
    <figure className={styles.example}>
      <figcaption>What one percentage point costs: ₹50 lakh over 20 years</figcaption>
      <ScrollFrame label="What one percentage point costs">
        <table>
          <thead>
            <tr>
              <th scope="col">Rate</th>
              <th scope="col">EMI</th>
              <th scope="col">Total interest</th>
            </tr>
          </thead>
          <tbody>
            {exampleRows.map(({ rate, emi, interest }) => (
              <tr key={rate}>
                <th scope="row">{rate}</th>
                <td>{emi}</td>
                <td>{interest}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </figure>
  );
}
