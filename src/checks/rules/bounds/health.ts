import { validRows } from '../../validate';
import { isUnknown } from '../../../lib/quantities/quantity';
import type { Site } from '../../model';
import type { Rule } from '../rule';
import { askFor, shown } from './ask';

/** The law on waits for illnesses that existed at the start: "at most 3 years (36 months)". */
const LAW = 'health-pre-existing-wait';

/** Waits of health plans that are longer than the law allows: they come from older brochures. */
export const healthBounds: Rule = (site, report) => {
  const ask = askFor(site, report);
  const most = mostMonthsOf(site);
  for (const { row, ...place } of validRows(site, 'health-plans')) {
    for (const field of ['preExistingWait', 'listedWait'] as const) {
      const wait = row[field];
      if (isUnknown(wait) || (wait.most ?? wait.least ?? 0) <= most) continue;
      ask(place, [field], `the law allows ${shown(most)} months at most: see whether the document is of before 2024`);
    }
  }
};

/** The longest wait that the law in force allows, in months; no bound if the registry has none. */
function mostMonthsOf(site: Site): number {
  const figure = validRows(site, 'figures').find(({ row }) => row.id === LAW)?.row;
  const period = figure?.periods.filter(({ from = '' }) => from <= site.today).at(-1);
  return Number(/(?<months>\d+) months/u.exec(period?.value ?? '')?.groups?.['months'] ?? Infinity);
}
