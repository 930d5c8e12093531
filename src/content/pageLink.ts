/** A page or an article, as a link to it reads. */
export interface PageLink {
  readonly title: string;
  /** Path on the site: `/home-loans`, `/blog/sip-vs-lump-sum` */
  readonly path: string;
}
