import type { Site } from '../model';
import type { Problem } from '../problem';

export type Report = (problem: Problem) => void;

/** Something that must hold in the site. It reports each place where it does not. */
export type Rule = (site: Site, report: Report) => void;
