/** Where the files of the list of home loans are, without their endings; those of the other lists stand beside them. */
export const HOME_LOANS_BASE = '/data/home-loans';
