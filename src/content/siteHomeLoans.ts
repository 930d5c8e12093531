import defaults from '@site/src/content/defaults.yml';
import figures from '@site/src/content/figures.yml';
import type { HomeLoanList } from './offerTypes';
import { homeLoanData } from '../lists/home-loans/records';
import { loanRules } from './loanRules';

/** The home loans with the rules of this site. For code that is rendered to HTML only, because it imports all figures. */
export const siteHomeLoans: HomeLoanList = { ...homeLoanData, ...loanRules(figures, defaults, 'home-loan') };
