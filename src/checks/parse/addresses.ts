/** A published address, with its line in the list. */
export interface RecordedAddress {
  readonly address: string;
  /** Counted from 1. */
  readonly line: number;
}

export const ADDRESSES_PATH = 'src/content/addresses.txt';

/** The addresses in the text of the list, without empty lines and lines that begin with `#`. */
export function recordedIn(text: string): RecordedAddress[] {
  return text
    .split('\n')
    .map((line, index) => ({ address: line.trim(), line: index + 1 }))
    .filter(({ address }) => address !== '' && !address.startsWith('#'));
}
