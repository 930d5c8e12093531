import path from 'node:path';
import type { ContentFile } from '../cli/readContent';
import { didYouMean } from '../didYouMean';
import type { Problem } from '../problem';
import { picturesIn } from './links';

/** A file that is served as it is. */
export interface Asset {
  /** Path from the root of the repository: `static/img/tree.png` */
  readonly path: string;
  readonly bytes: number;
}

const MOST_KILOBYTES = 300;
const picture = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/** Where a visitor finds a file of static/: `/img/tree.png`. */
export function servedAt({ path: assetPath }: Asset): string {
  return assetPath.replace(/^static/, '');
}

/** Pictures that would take a phone long to load. */
export function heavyPictures(assets: readonly Asset[]): Problem[] {
  return assets
    .filter((asset) => picture.test(asset.path) && asset.bytes > MOST_KILOBYTES * 1024)
    .map((asset) => ({
      path: asset.path,
      line: 1,
      column: 1,
      found: `${Math.ceil(asset.bytes / 1024)} KB`,
      message: `make it at most ${MOST_KILOBYTES} KB: scale it to the width at which it is shown, or save it as WebP`,
    }));
}

/** Pictures on a page that are not there, or that say nothing to those who do not see them. */
export function pictureProblems({ path: filePath, text }: ContentFile, assets: readonly Asset[]): Problem[] {
  const folder = path.posix.dirname(filePath);
  return picturesIn(text).flatMap(({ target, alt, line, column }) => {
    const place = { path: filePath, line, column, found: `![${alt}](${target})` };
    const problems: Problem[] = [];
    if (alt === '') {
      problems.push({
        ...place,
        message: 'say between "![" and "]" what the picture shows, for those who do not see it',
      });
    }
    const file = target.startsWith('/') ? `static${target}` : path.posix.join(folder, target);
    if (!assets.some((asset) => asset.path === file)) {
      const known = assets.filter((asset) => picture.test(asset.path)).map(servedAt);
      const remedy = didYouMean(target, known) || 'put the file into static/img and write "/img/" and its name';
      problems.push({ ...place, message: `there is no such picture; ${remedy}` });
    }
    return problems;
  });
}
