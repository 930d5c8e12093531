import { trailOf } from '../../../content/breadcrumbs';
import { readNavigation } from '../../content/readNavigation';
import { categories, categoryHue } from '../../../content/categories';
import type { Page } from '../../../checks/model';
import type { Hue } from '../../../content/palette';
import type { IconName } from '../../../content/icons';
import { categoryPicture, productPicture, SITE_PICTURE } from '../../../lib/socialPictures';
import { site } from '../../../site';

/** What a picture shows. */
export interface SocialPicture {
  /** Address on the site */
  readonly address: string;
  /** Where the page stands, such as Loans › Gold Loan; may be empty */
  readonly trail: string;
  readonly title: string;
  /** Content is checked before, so it is one of the icons */
  readonly icon: IconName;
  /** The site's own colour if left out */
  readonly hue?: Hue;
}

type Category = (typeof categories)[number];

const articles: Readonly<Record<Category, { readonly title: string; readonly icon: IconName }>> = {
  'Credit Cards': { title: 'Credit cards, explained', icon: 'credit-card' },
  Loans: { title: 'Loans, explained', icon: 'landmark' },
  Insurance: { title: 'Insurance, explained', icon: 'umbrella' },
  'Mutual Funds': { title: 'Mutual funds, explained', icon: 'chart-pie' },
  Beginners: { title: 'Money, from the beginning', icon: 'compass' },
  Investments: { title: 'Investments, explained', icon: 'sprout' },
};

/** The site's own picture, and one for each category of articles. */
export const standingPictures: readonly SocialPicture[] = [
  { address: SITE_PICTURE, trail: '', title: site.promise, icon: 'compass' },
  ...categories.map((category) => ({
    address: categoryPicture(category),
    trail: 'Money Insights',
    ...articles[category],
    hue: categoryHue(category),
  })),
];

/** A prop of the head of the page. */
function heroProp({ components }: Page, name: 'icon' | 'title'): string | undefined {
  const value = components
    .find((component) => component.name === 'Hero')
    ?.props.find((prop) => prop.name === name)?.value;
  return value?.form === 'text' ? value.text : undefined;
}

/** The pictures of product pages: the words that the page begins with, or its title where it begins otherwise. */
export function productPictures(pages: readonly Page[]): readonly SocialPicture[] {
  const navigation = readNavigation();
  return pages.map((page) => ({
    address: productPicture(page.url),
    trail: trailOf(navigation, page.url),
    title: heroProp(page, 'title') ?? page.title,
    icon: (heroProp(page, 'icon') as IconName | undefined) ?? 'compass',
  }));
}
