import defaults from '@site/src/content/defaults.yml';
import figures from '@site/src/content/figures.yml';
import type { HomeLoanList } from '../lib/offers/types';
import { homeLoanData } from './homeLoanData';
import { loanRules } from './loanRules';

/** The list of home loans with the rules of this site. For what is rendered to HTML: it brings the registry of figures with it. */
export const siteHomeLoans: HomeLoanList = { ...homeLoanData, ...loanRules(figures, defaults, 'home-loan') };
