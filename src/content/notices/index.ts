import * as words from './messages.en';

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
  'no-card-list': (): Notice => ({ title: words.noCardList }),
  subscribed: (): Notice => ({
    title: words.subscribed,
    text: words.subscribedText,
    kind: 'success',
  }),
  'link-copied': (): Notice => ({
    title: words.linkCopied,
    text: words.linkCopiedText,
    kind: 'success',
  }),
  'copy-refused': (address: string): Notice => ({ title: words.copyRefused, text: address }),
} as const;
