/** Address of the open data of home loans, without an extension. Other lists use the same folder. */
export const HOME_LOANS_BASE = '/data/home-loans';

/** The address of a list's files, without extensions, and its page. */
export interface OpenPlace {
  readonly title: string;
  readonly page: string;
  /** `/data/fixed-deposits` */
  readonly base: string;
}
