/** The content of a notice. */
export interface Notice {
  readonly title: string;
  readonly text?: string;
  /** Target and text of a link to something that helps instead */
  readonly to?: string | undefined;
  readonly answer?: string | undefined;
  /** Set for the success of an action */
  readonly kind?: 'success';
}

/**
 * All notices of the site. The owner of the product has specified the exact words of most: see src/DECISIONS.md.
 */
export const notices = {
  'apply-now': (provider: string): Notice => ({
    title: 'Feature Not Implemented',
    text: `Applying to ${provider} from this page is not implemented yet. The lender's own site takes applications.`,
  }),
  'check-eligibility': (): Notice => ({
    title: "Feature Not Implemented: The eligibility checker isn't ready yet",
  }),
  'compare-plans': (): Notice => ({
    title: 'Feature Not Implemented',
    text: "The eligibility checker isn't ready yet, but you can request it in your next prompt!",
  }),
  'start-planning': (): Notice => ({
    title: 'Start Planning',
    text: "This feature isn't implemented yet, but you can request it!",
  }),
  'start-saving-tax': (): Notice => ({
    title: 'Coming Soon!',
    text: "We're working on this section to give you the best financial insights. Stay tuned!",
  }),
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

export type NoticeId = keyof typeof notices;
