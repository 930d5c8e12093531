import type { ContentFile } from '../cli/readContent';
import { didYouMean } from '../didYouMean';
import { unknownFigure } from '../../content/figures';
import type { Problem } from '../problem';
import { missingPage, unlistedDomain } from '../validation/targetProblems';
import { codePages } from './addresses';
import { anchorsOf, homeAnchors } from './anchors';
import { linksIn } from './links';
import type { Link } from './links';

/** What a link may lead to. */
export interface LinkTargets {
  /** Files of pages and articles by their addresses. */
  readonly pages: ReadonlyMap<string, ContentFile>;
  /** Texts of all content files by their paths. */
  readonly texts: ReadonlyMap<string, string>;
  /** Paths of files whose places nobody can know. */
  readonly unreadable: ReadonlySet<string>;
  readonly figureIds: readonly string[];
  /** New addresses by the old ones. */
  readonly moved: ReadonlyMap<string, string>;
  /** Addresses of files: pictures and what else is served as it is. */
  readonly served: readonly string[];
  readonly domains: readonly string[];
}

type Fault = Pick<Problem, 'found' | 'message'>;

/** Links in Markdown and in components that lead nowhere: to no page, to no place on a page, to a domain nobody reviewed. */
export function linkProblems(files: readonly ContentFile[], targets: LinkTargets): Problem[] {
  const addresses = [...codePages, ...targets.pages.keys()];
  const anchors = anchorLookup(targets);
  return files
    .filter(({ path }) => path.endsWith('.mdx'))
    .flatMap((file) =>
      linksIn(file.text).flatMap(({ line, column, ...link }) => {
        const fault = linkFault(link, file);
        return fault ? [{ path: file.path, line, column, ...fault }] : [];
      }),
    );

  function linkFault({ target, component }: Omit<Link, 'line' | 'column'>, file: ContentFile): Fault | undefined {
    const found = JSON.stringify(target);
    if (component === 'ScrollButton') return anchorFault(found, target.replace(/^#/, ''), anchors.ofFile(file));
    if (/^(?:mailto|tel):/.test(target)) return undefined;
    if (target.startsWith('http://')) return { found, message: 'write the address with "https://"' };
    if (target.startsWith('https://')) {
      const message = unlistedDomain(target, targets.domains);
      return message === undefined ? undefined : { found, message };
    }
    if (target.startsWith('#')) return anchorFault(found, target.slice(1), anchors.ofFile(file));
    // What a component's prop may look like is checked with the component.
    if (!target.startsWith('/') || target.startsWith('//')) {
      return component === undefined ? { found, message: formRemedy(target, addresses) } : undefined;
    }
    return addressFault(target, found);
  }

  function addressFault(target: string, found: string): Fault | undefined {
    const [, address = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(target) ?? [];
    const tidy = address === '/' ? address : address.replace(/\/$/, '');
    if (!addresses.includes(tidy)) {
      if (targets.served.includes(tidy)) return undefined;
      const moved = targets.moved.get(tidy);
      return { found, message: moved ? `the page has moved; write "${moved}"` : missingPage(tidy, addresses) };
    }
    if (tidy !== address) return { found, message: `write "${tidy}", without a slash at the end` };
    if (anchor === undefined || targets.unreadable.has(targets.pages.get(address)?.path ?? '')) return undefined;
    if (address === '/figures' && !anchors.ofAddress(address).includes(anchor)) {
      return { found, message: unknownFigure(anchor, targets.figureIds) };
    }
    return anchorFault(found, anchor, anchors.ofAddress(address), `"${address}"`);
  }
}

function anchorFault(found: string, anchor: string, known: readonly string[], where = 'this page'): Fault | undefined {
  if (known.includes(anchor)) return undefined;
  const remedy = didYouMean(anchor, known) || `give a heading the id, such as "## Heading {#${anchor || 'id'}}"`;
  return { found, message: `there is no place of that name on ${where}; ${remedy}` };
}

function formRemedy(target: string, addresses: readonly string[]): string {
  const path = `/${target.replace(/^[./]+/, '').replace(/\.mdx?\b/, '')}`;
  return `write the address of a page from the slash on, such as "/home-loans", or "#an-id" on this page; ${didYouMean(path, addresses)}`.replace(
    /; $/,
    '',
  );
}

/** Finds the anchors of each page once, when a link first asks for them. */
function anchorLookup({ pages, texts, figureIds }: LinkTargets) {
  const found = new Map<string, readonly string[]>();
  function ofFile(file: ContentFile): readonly string[] {
    const anchors = found.get(file.path) ?? anchorsOf(file, texts, figureIds);
    found.set(file.path, anchors);
    return anchors;
  }
  function ofAddress(address: string): readonly string[] {
    const file = pages.get(address);
    return file ? ofFile(file) : address === '/' ? homeAnchors : [];
  }
  return { ofFile, ofAddress };
}
