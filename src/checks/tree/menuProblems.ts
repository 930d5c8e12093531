import type { ContentFile } from '../cli/readContent';
import type { Problem } from '../problem';
import { missingPage } from '../validation/targetProblems';

/** Code in which links to pages are written: an editor who moves a page meets them too. */
export const MENU_PATHS: readonly string[] = ['src/content/navigation.ts', 'src/components/home/ProductGrid.tsx'];

/** Links of the header, the footer and the home page that lead to no page. */
export function menuProblems(
  menus: readonly ContentFile[],
  addresses: readonly string[],
  moved: ReadonlyMap<string, string>,
): Problem[] {
  return menus.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) =>
      [...line.matchAll(/\b(?:path: '|to=")(\/[^'"]*)['"]/g)].flatMap((match): Problem[] => {
        const [, address = ''] = match;
        if (addresses.includes(address)) return [];
        const target = moved.get(address);
        const message = target ? `the page has moved; write "${target}"` : missingPage(address, addresses);
        const column = match.index + match[0].indexOf('/') + 1;
        return [{ path, line: index + 1, column, found: JSON.stringify(address), message }];
      }),
    ),
  );
}
