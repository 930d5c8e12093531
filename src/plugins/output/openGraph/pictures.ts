import { trailOf } from '../../../content/breadcrumbs';
import { readNavigation } from '../../content/readNavigation';
import { categories, categoryHue } from '../../../content/categories';
import type { ContentFile } from '../../../checks/cli/readContent';
import { addressOf, contentPages } from '../../../checks/contentPages';
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

/** A quoted attribute of the element that a page begins with. */
function heroAttribute(text: string, name: 'icon' | 'title'): string | undefined {
  const hero = /<Hero\s[^>]*>/.exec(text)?.[0] ?? '';
  return new RegExp(`\\s${name}=\\{?\\s*(["'])(.+?)\\1`).exec(hero)?.[2];
}

/**
 * The pictures of product pages: the words that the page begins with, or its title where it begins otherwise.
 * @param files pages under docs/, with the partials they use
 */
export function productPictures(files: readonly ContentFile[]): readonly SocialPicture[] {
  const navigation = readNavigation();
  const texts = new Map(files.map(({ path, text }) => [addressOf(path), text]));
  return contentPages(files).map(({ path, title }) => {
    const text = texts.get(path) ?? '';
    return {
      address: productPicture(path),
      trail: trailOf(navigation, path),
      title: heroAttribute(text, 'title') ?? title,
      icon: (heroAttribute(text, 'icon') as IconName | undefined) ?? 'compass',
    };
  });
}
