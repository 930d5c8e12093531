export interface PageLink {
  readonly title: string;
  /** Path on the site: `/home-loans`, `/blog/sip-vs-lump-sum` */
  readonly path: string;
}
