import path from 'node:path';
import { didYouMean } from '../../lib/didYouMean';
import { allMdx } from '../model';
import type { Asset } from '../parse/files';
import type { Problem } from '../problem';
import type { Rule } from './rule';
import { isCutOff, sizeOf } from './pictureBytes';
import { disallowedSvg } from './svgContent';

const MOST_KILOBYTES = 300;
/** Pixels on the longer side: twice the widest column of text. */
const MOST_PIXELS = 2400;
const MOST_IN_ALT = 200;

/** Words that say nothing of what a picture shows. */
const NO_ALT =
  /^(?:an? |the )?(?:image|picture|photo(?:graph)?|graphic|illustration|screenshot|logo|icon|banner|img|chart|diagram)[\s\d_.-]*$|\.(?:png|jpe?g|webp|gif|svg|avif)$/iu;

/** Recognizes formats by their first bytes. */
const signatures: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  png: (bytes) => bytes.subarray(1, 4).toString('latin1') === 'PNG',
  jpg: (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8,
  gif: (bytes) => bytes.subarray(0, 4).toString('latin1') === 'GIF8',
  webp: (bytes) => bytes.subarray(8, 12).toString('latin1') === 'WEBP',
  avif: (bytes) => bytes.subarray(4, 12).toString('latin1') === 'ftypavif',
  svg: (bytes) => /<svg[\s>]/.test(bytes.toString('utf8', 0, 2000)),
};

function formatOf(name: string): string {
  return path.posix.extname(name).slice(1).toLowerCase().replace('jpeg', 'jpg');
}

export function isPicture(name: string): boolean {
  return Object.hasOwn(signatures, formatOf(name));
}

/** The address of a file in static/: `/img/tree.png`. */
export function servedAt(name: string): string {
  return name.replace(/^static/, '');
}

/** Pictures on a page whose file is missing or that have no alternative text. Also unused picture files. */
export const picturesOnPages: Rule = (site, report) => {
  const pictures = site.assets.map((asset) => asset.path).filter(isPicture);
  const shown = new Set<string>();
  let isMissing = false;
  for (const page of allMdx(site)) {
    for (const { target, alt, line, column } of page.images) {
      const place = { path: page.path, line, column, found: `![${alt}](${target})` };
      if (alt.trim() === '') {
        const message = 'say between "![" and "]" what the picture shows, for those who do not see it';
        report({ ...place, message });
      } else if (NO_ALT.test(alt.trim())) {
        report({ ...place, message: 'say what the picture shows: these words only say that it is one' });
      } else if (alt.length > MOST_IN_ALT) {
        const message = `say it in ${MOST_IN_ALT} characters at most, and the rest in the text`;
        report({ ...place, found: `${alt.length} characters`, message });
      }
      const file = target.startsWith('/') ? `static${target}` : path.posix.join(path.posix.dirname(page.path), target);
      shown.add(file);
      if (site.assets.some((asset) => asset.path === file)) continue;
      isMissing = true;
      const remedy =
        didYouMean(target, pictures.map(servedAt)) || 'put the file into static/img and write "/img/" and its name';
      report({ ...place, message: `there is no such picture; ${remedy}` });
    }
  }
  // A file may seem unused only because a page misspells its name.
  if (isMissing || allMdx(site).some(({ fault }) => fault)) return;
  for (const name of pictures) {
    if (shown.has(name) || !/^(?:static\/img|docs|blog)\//.test(name)) continue;
    report({ path: name, line: 1, column: 1, message: 'no page shows this picture; show it, or remove the file' });
  }
};

/** Picture files that browsers cannot show, that contain code, or that are too large for phones. */
export const pictureFiles: Rule = (site, report) => {
  for (const asset of site.assets) {
    if (!isPicture(asset.path)) continue;
    const fault = fileFault(asset);
    if (fault) report({ path: asset.path, line: 1, column: 1, ...fault });
  }
};

function fileFault({ path: name, bytes, read }: Asset): Pick<Problem, 'found' | 'message'> | undefined {
  if (bytes === 0) return { found: 'an empty file', message: 'save the picture again' };
  const content = read();
  const named = formatOf(name);
  if (!signatures[named]?.(content)) {
    const real = Object.keys(signatures).find((format) => signatures[format]?.(content));
    return real === undefined
      ? { message: `this is no ${named.toUpperCase()} picture, whatever its name says; save it anew as one` }
      : {
          found: `a ${real.toUpperCase()} picture`,
          message: `end its name in ".${real}", or save it as ${named.toUpperCase()}`,
        };
  }
  const stranger = named === 'svg' ? disallowedSvg(content.toString('utf8')) : undefined;
  if (stranger !== undefined) {
    return {
      found: `${stranger} in an SVG`,
      message: 'save it as a plain drawing of shapes, without scripts, styles and links',
    };
  }
  if (isCutOff(named, content))
    return { found: 'a file that is cut off', message: 'save the picture again: its end is missing' };
  const longer = Math.max(...sizeOf(named, content));
  if (longer > MOST_PIXELS) {
    return {
      found: `${longer} pixels`,
      message: `scale it to at most ${MOST_PIXELS} pixels: phones would need its whole size in memory`,
    };
  }
  if (bytes <= MOST_KILOBYTES * 1024) return undefined;
  return {
    found: `${Math.ceil(bytes / 1024)} KB`,
    message: `make it at most ${MOST_KILOBYTES} KB: scale it to the width at which it is shown, or save it as WebP`,
  };
}
