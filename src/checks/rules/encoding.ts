import { allText } from '../model';
import type { TextFile } from '../parse/files';
import { placeAt } from '../problem';
import type { Problem } from '../problem';
import type { Rule } from './rule';

/** Characters that result from decoding another encoding as UTF-8. */
const UNREADABLE = /[\uFFFD\0]/;

/** Conflict markers of Git. */
const MERGE_MARK = /^(?:<{7}|>{7}) .*|^={7}$/m;

/** A problem that makes a whole file unreadable: another encoding, or conflict markers. Its other problems would be misleading. */
export function damageOf({ path, text }: TextFile): Problem | undefined {
  const unreadable = text.search(UNREADABLE);
  if (unreadable >= 0) {
    const message = 'save the file with the encoding UTF-8, then look at this place again';
    return { path, ...placeAt(text, unreadable), found: 'a character that is not UTF-8', message };
  }
  const merge = MERGE_MARK.exec(text);
  if (!merge) return undefined;
  const message =
    'Git left this mark where two changes met; keep the right one of the two texts, and remove the lines with <<<<<<<, ======= and >>>>>>>';
  return { path, ...placeAt(text, merge.index), found: JSON.stringify(merge[0]), message };
}

/** Encoding, byte-order mark, line ends, conflict markers. */
export const encoding: Rule = (site, report) => {
  for (const file of allText(site)) {
    const damage = damageOf(file);
    if (damage) {
      report(damage);
      continue;
    }
    const { path, text } = file;
    if (text.startsWith('\uFEFF')) {
      const message = 'save the file as "UTF-8" instead of "UTF-8 with BOM"';
      report({ path, line: 1, column: 1, found: 'a byte-order mark', message });
    }
    const windows = text.indexOf('\r');
    if (windows >= 0) {
      const message = 'save the file with the line ends "LF" instead of "CRLF"';
      report({ path, ...placeAt(text, windows), found: 'Windows line ends', message });
    }
  }
};
