import type { Site } from '../model';
import type { Problem } from '../problem';

export type Report = (problem: Problem) => void;

/** Reports each place in the site that breaks the rule. */
export type Rule = (site: Site, report: Report) => void;
