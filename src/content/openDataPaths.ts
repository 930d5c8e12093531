/** Address of the open data of home loans, without an extension. Other lists have theirs in the same folder. */
export const HOME_LOANS_BASE = '/data/home-loans';

/** The address of the files of a list, without their extensions, and the page that shows it. */
export interface OpenPlace {
  readonly title: string;
  /** Address of the page. */
  readonly page: string;
  /** `/data/fixed-deposits` */
  readonly base: string;
}
