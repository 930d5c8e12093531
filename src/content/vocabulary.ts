import type { ListingKind } from './kinds';
import type { NoticeId } from './notices';

/** What a prop of a component may hold. */
export type PropRule =
  | { readonly type: 'text' }
  | { readonly type: 'flag' }
  | { readonly type: 'icon' }
  | { readonly type: 'figure' }
  | { readonly type: 'address' }
  | { readonly type: 'oneOf'; readonly values: readonly string[] }
  /** An identifier imported from the page's own data file, whose kind must be one of these. */
  | { readonly type: 'data'; readonly kinds: readonly ListingKind[] };

export interface ComponentRule {
  readonly required?: Readonly<Record<string, PropRule>>;
  readonly optional?: Readonly<Record<string, PropRule>>;
  /** Whether something stands between the opening and the closing tag. */
  readonly children: 'none' | 'optional' | 'required';
  /** The components that may hold it directly; any place where left out. */
  readonly within?: readonly string[];
}

const text = { type: 'text' } as const;
const icon = { type: 'icon' } as const;
const figure = { type: 'figure' } as const;
const address = { type: 'address' } as const;

/** The notices that a page may ask for. The others belong to parts of the site that no page writes. */
const pageNotices = [
  'check-eligibility',
  'compare-plans',
  'start-planning',
  'start-saving-tax',
] as const satisfies readonly NoticeId[];

const tableKinds = ['home-loan-offers', 'mutual-funds', 'fd-rates', 'savings-accounts'] as const;
const cardKinds = [
  'personal-loan-offers',
  'business-loan-offers',
  'education-loan-offers',
  'secured-loan-offers',
  'property-loan-offers',
  'health-plans',
  'term-plans',
  'motor-insurers',
  'travel-insurers',
  'home-insurers',
  'retirement-options',
  'tax-options',
] as const;

const tiles = { children: 'required' } as const;

/** Every component that a content file may use without importing it. src/theme/MDXComponents maps the same names. */
export const vocabulary: Readonly<Record<string, ComponentRule>> = {
  Hero: { required: { icon, title: text, subtitle: text }, children: 'optional' },
  TrustBadges: { children: 'required' },
  NoticeButton: { required: { notice: { type: 'oneOf', values: pageNotices } }, children: 'required' },
  ScrollButton: { required: { to: text }, children: 'required' },
  InertButton: { children: 'required' },
  ButtonLink: { required: { to: address }, optional: { quiet: { type: 'flag' } }, children: 'required' },

  DataTable: { required: { data: { type: 'data', kinds: tableKinds }, caption: text }, children: 'none' },
  OfferCards: { required: { data: { type: 'data', kinds: cardKinds } }, children: 'none' },
  CardList: { required: { data: { type: 'data', kinds: ['card-listings'] } }, children: 'none' },

  Benefits: tiles,
  PlanTypes: tiles,
  KeyTerms: tiles,
  Tile: { required: { icon, title: text }, children: 'required', within: ['Benefits', 'PlanTypes', 'KeyTerms'] },
  HubTiles: tiles,
  HubTile: {
    required: { to: address, icon, color: { type: 'oneOf', values: ['blue', 'green', 'orange'] }, title: text },
    children: 'required',
    within: ['HubTiles'],
  },
  Columns: { children: 'required' },
  Checklist: { required: { title: text, icon }, children: 'required', within: ['Columns'] },
  Steps: { children: 'required' },
  Faq: { children: 'required' },
  Question: { required: { title: text }, children: 'required', within: ['Faq'] },
  Note: { required: { title: text }, children: 'required' },
  Caution: { required: { title: text }, children: 'required' },

  Figure: { required: { id: figure }, children: 'none' },
  RuleChange: { required: { id: figure }, children: 'optional' },
  FigureList: { children: 'none' },
  ChangeLog: { children: 'none' },
  EmiCalculator: { children: 'none' },
};

export const componentNames: readonly string[] = Object.keys(vocabulary);
