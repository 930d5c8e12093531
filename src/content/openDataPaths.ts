/** Where the files of the list of home loans are, without their endings; those of the other lists stand beside them. */
export const HOME_LOANS_BASE = '/data/home-loans';

/** The address of the files of a list, without their extensions, and the page that shows it. */
export interface OpenPlace {
  readonly title: string;
  /** Address of the page. */
  readonly page: string;
  /** `/data/fixed-deposits` */
  readonly base: string;
}
