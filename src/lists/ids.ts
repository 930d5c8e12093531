/** The lists that rank for a visitor. An id is permanent: it is the folder of the definition and stands in pages. */
export const listIds = ['fixed-deposits'] as const;

export type ListId = (typeof listIds)[number];
