import type { ContentFile } from '../cli/readContent';
import { addressOf } from '../contentPages';
import { contentFileType } from '../../content/schemas/frontMatter';

/** Every address that was ever published, one a line. */
export const ADDRESSES_PATH = 'src/content/addresses.txt';

/** Pages that no content file stands behind: those of src/pages and the list of articles. */
export const codePages: readonly string[] = ['/', '/blog', '/search'];

/** The files of pages and articles by their addresses: `/home-loans` is `docs/home-loans.mdx`. Of two for one, the first. */
export function pageFiles(files: readonly ContentFile[]): Map<string, ContentFile> {
  const byAddress = new Map<string, ContentFile>();
  for (const file of files) {
    if (!/^(?:docs|blog)\/.*\.mdx?$/.test(file.path) || contentFileType(file.path) === 'partial') continue;
    const address = addressOf(file.path.replace(/\.md$/, '.mdx'));
    if (!byAddress.has(address)) byAddress.set(address, file);
  }
  return byAddress;
}

interface RecordedAddress {
  readonly address: string;
  /** Counted from 1. */
  readonly line: number;
}

/** The addresses in the text of the list, without empty lines and lines that begin with `#`. */
export function recordedAddresses(text: string): RecordedAddress[] {
  return text
    .split('\n')
    .map((line, index) => ({ address: line.trim(), line: index + 1 }))
    .filter(({ address }) => address !== '' && !address.startsWith('#'));
}

/** The text of the list with the new addresses in their places of the alphabet. What stands in it, stays in it. */
export function withAddresses(text: string, addresses: Iterable<string>): string {
  const comments = text.split('\n').filter((line) => line.startsWith('#'));
  const recorded = recordedAddresses(text).map(({ address }) => address);
  const all = [...new Set([...recorded, ...addresses])].sort();
  return `${[...comments, ...all].join('\n')}\n`;
}
