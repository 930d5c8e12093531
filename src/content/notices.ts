/** The content of a notice. */
export interface Notice {
  readonly title: string;
  readonly text?: string | undefined;
  /** Target and text of a link to an alternative */
  readonly to?: string | undefined;
  readonly answer?: string | undefined;
  /** For a successful action */
  readonly kind?: 'success';
}

/** Notices of scripts. The product owner has specified the text of most of these and of `buttonNotices`: see src/DECISIONS.md. */
export const notices = {
  'no-card-list': (): Notice => ({ title: 'FYI – No card list found on this page.' }),
  subscribed: (): Notice => ({
    title: 'Subscribed!',
    text: 'Thank you for your interest in our newsletter.',
    kind: 'success',
  }),
  'link-copied': (): Notice => ({
    title: 'Link Copied!',
    text: 'Paste it wherever you like to share it.',
    kind: 'success',
  }),
  'copy-refused': (address: string): Notice => ({ title: 'Copy this link to share it', text: address }),
} as const;
