import type { Notice } from './notices';

/** Notices of buttons whose feature does not exist yet. The button holds the text, so that a page includes only its own. */
export const buttonNotices = {
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
} as const;

export type NoticeId = keyof typeof buttonNotices;
