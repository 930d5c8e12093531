import { trailOf } from '../../../content/breadcrumbs';
import type { NavigationFile } from '../../../content/schemas';
import * as siteWords from '../../../content/messages.en';
import { categories, categoryHue } from '../../../content/categories';
import type { Page } from '../../../checks/model';
import { textProp } from '../../../checks/parse/mdxFacts';
import type { Hue } from '../../../content/palette';
import type { IconName } from '../../../content/icons';
import { categoryImage, productImage, SITE_IMAGE } from '../../../lib/openGraph';
import * as words from './messages.en';

export interface OpenGraphImage {
  readonly address: string;
  /** Breadcrumbs of the page, such as Loans › Gold Loan; may be empty */
  readonly trail: string;
  readonly title: string;
  /** The content check ensures that it is one of the icons */
  readonly icon: IconName;
  /** The site's own colour if left out */
  readonly hue?: Hue;
}

type Category = (typeof categories)[number];

const articles: Readonly<Record<Category, { readonly title: string; readonly icon: IconName }>> = {
  'Credit Cards': { title: words.cards, icon: 'credit-card' },
  Loans: { title: words.loans, icon: 'landmark' },
  Insurance: { title: words.insurance, icon: 'umbrella' },
  'Mutual Funds': { title: words.funds, icon: 'chart-pie' },
  Beginners: { title: words.beginners, icon: 'compass' },
  Investments: { title: words.investments, icon: 'sprout' },
};

/** The image of the site, and one for each category of articles. */
export const sharedImages: readonly OpenGraphImage[] = [
  { address: SITE_IMAGE, trail: '', title: siteWords.promise, icon: 'compass' },
  ...categories.map((category) => ({
    address: categoryImage(category),
    trail: words.articles,
    ...articles[category],
    hue: categoryHue(category),
  })),
];

/** A prop of the page's `<Hero>`, if it is plain text. */
function heroText({ components }: ProductPage, name: 'icon' | 'title'): string | undefined {
  return textProp(
    components.find((component) => component.name === 'Hero'),
    name,
  );
}

type ProductPage = Pick<Page, 'url' | 'title' | 'components'>;

/** The images of product pages, with the title of the page's `<Hero>`, or of its front matter. */
export function productImages(pages: readonly ProductPage[], navigation: NavigationFile): readonly OpenGraphImage[] {
  return pages.map((page) => ({
    address: productImage(page.url),
    trail: trailOf(navigation, page.url),
    title: heroText(page, 'title') ?? page.title,
    icon: (heroText(page, 'icon') as IconName | undefined) ?? 'compass',
  }));
}
