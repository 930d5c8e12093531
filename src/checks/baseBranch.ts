import { git } from './git';
import { siteOf, type Site } from './model';
import { ADDRESSES_PATH, recordedIn } from './parse/addresses';
import type { TextFile } from './parse/files';

/**
 * What Git knows of the main branch: the addresses that it has published, which visitors may have saved, and its content. The commit is that at
 * which this branch left it.
 * @param root of the repository
 * @param site as it is now
 */
export function baseBranch(root: string, site: Site): Pick<Site, 'publishedBefore' | 'before'> {
  for (const branch of ['origin/main', 'main']) {
    const base = git(root, 'merge-base', 'HEAD', branch)?.trim();
    const list = base && git(root, 'show', `${base}:./${ADDRESSES_PATH}`);
    if (!base || list === undefined) continue;
    return { publishedBefore: recordedIn(list).map(({ address }) => address), before: siteAt(base, root, site) };
  }
  return { publishedBefore: [] };
}

/** The site at a commit, which shares with the present one all files that are the same. */
function siteAt(commit: string, root: string, site: Site): Site {
  const content = ['--', 'docs', 'blog', 'src/content'];
  const listed = [
    git(root, 'diff', '--name-only', '--relative', '--no-renames', '-z', commit, ...content),
    git(root, 'ls-files', '--others', '--exclude-standard', '-z', ...content),
  ];
  const edited = new Set(listed.flatMap((names = '') => names.split('\0')));
  const earlier = (ending: string): TextFile[] =>
    [...edited].flatMap((path) => {
      const text = path.endsWith(ending) ? git(root, 'show', `${commit}:./${path}`) : undefined;
      return text === undefined ? [] : { path, text };
    });
  const before = siteOf({ mdx: earlier('.mdx'), yaml: earlier('.yml') }, site.today, root);
  const withSame = <File extends TextFile>(now: readonly File[], then: readonly File[]): readonly File[] => [
    ...now.filter(({ path }) => !edited.has(path)),
    ...then,
  ];
  return {
    ...before,
    pages: withSame(site.pages, before.pages),
    articles: withSame(site.articles, before.articles),
    data: withSame(site.data, before.data),
    translations: withSame(site.translations, before.translations),
  };
}
