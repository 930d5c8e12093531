// @ts-check
/**
 * Reads the files that Netlify and Cloudflare Pages read beside a site. `_redirects` has one line an address: from, to and
 * status. `_headers` has a path on a line of its own, its headers indented below it. Comments begin with `#`. In a path `*` stands for anything and `:name` for one segment.
 */
import { readFile } from 'node:fs/promises';

/** @typedef {{ matches: RegExp, headers: Readonly<Record<string, string>> }} HeaderRule */

/** @param {string} pattern */
function toRegExp(pattern) {
  const escaped = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/\*/g, '.*').replace(/:[a-z]\w*/gi, '[^/]+')}$`);
}

/**
 * @param {string} text
 * @returns {HeaderRule[]}
 * @throws {Error} on a line that is neither a path nor a header
 */
export function parseHeaderRules(text) {
  /** @type {{ matches: RegExp, headers: Record<string, string> }[]} */
  const rules = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (!line.trim() || line.trim().startsWith('#')) continue;
    if (line.startsWith('/')) {
      rules.push({ matches: toRegExp(line.trim()), headers: {} });
      continue;
    }
    const header = /^\s+([\w-]+):\s*(.+?)\s*$/.exec(line);
    const rule = rules.at(-1);
    if (!header?.[1] || !header[2] || !rule) throw new Error(`_headers:${index + 1}  cannot read "${line}"`);
    const name = header[1].toLowerCase();
    rule.headers[name] = rule.headers[name] ? `${rule.headers[name]}, ${header[2]}` : header[2];
  }
  return rules;
}

/**
 * @param {string} file
 * @returns {Promise<HeaderRule[]>} none when there is no such file
 */
export async function readHeaderRules(file) {
  const text = await readFile(file, 'utf8').catch(() => '');
  return parseHeaderRules(text);
}

/**
 * The headers of every rule that fits a path; a later rule wins over an earlier one.
 * @param {readonly HeaderRule[]} rules
 * @param {string} pathname
 * @returns {Record<string, string>} by lower-case name
 */
export function headersFor(rules, pathname) {
  return Object.assign({}, ...rules.filter(({ matches }) => matches.test(pathname)).map(({ headers }) => headers));
}

/**
 * @param {string} file
 * @returns {Promise<ReadonlyMap<string, string>>} where each old path leads; empty when there is no such file
 */
export async function readRedirects(file) {
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n').map((line) => line.trim());
  const entries = lines.filter((line) => line && !line.startsWith('#')).map((line) => line.split(/\s+/));
  // Others say what answers an unknown address.
  const moved = entries.filter(([, , status]) => status === '301');
  return new Map(moved.map(([from = '', to = '']) => [from, to]));
}
