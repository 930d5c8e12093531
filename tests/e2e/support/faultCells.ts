/** The matrix of faults: each island, each kind of file that it needs, each way in which the file does not come, each way to ask for it. */
import { faults, type Fault } from './faultyHost';
import { islandNames } from './islands';
import { ISLANDS_SCRIPT } from './scripts';

/** What an island needs, by what the address of a file tells of it. */
export const kinds = {
  'the entry': (file: string) => ISLANDS_SCRIPT.test(file),
  React: (file: string) => file.includes('/islands-react.'),
  'its code': (file: string) => /^\/assets\/js\/(?!islands)/.test(file),
  'its data': (file: string) => !file.startsWith('/assets/js/'),
} as const;
type Kind = keyof typeof kinds;
const kindNames = Object.keys(kinds) as readonly Kind[];

const ways = ['is written into', 'is asked by the address'] as const;
const remedies = ['at the button', 'by itself'] as const;

export interface Cell {
  readonly island: string;
  readonly kind: Kind;
  readonly fault: Fault;
  readonly way: (typeof ways)[number];
  readonly remedy: (typeof remedies)[number];
}

export const cells: readonly Cell[] = islandNames.flatMap((island) =>
  kindNames.flatMap((kind) =>
    faults
      // Data keep their names from one build to the next.
      .filter((fault) => kind !== 'its data' || fault !== 'another build')
      .flatMap((fault, row) =>
        ways.map((way) => ({ island, kind, fault, way, remedy: remedies[(row + kindNames.indexOf(kind)) % 2]! })),
      ),
  ),
);

/** Names a cell among all of them. */
export const titleOf = ({ island, way, kind, fault, remedy }: Cell): string =>
  `${island} ${way}, ${kind} is ${fault}, and it recovers ${remedy}`;

const IN_THE_GATE = 2;

/** What every island has: it can be written into, and needs the entry and React. Whether it has an address or data, only a browser learns. */
const common = cells.filter(({ way, kind }) => way === 'is written into' && (kind === 'the entry' || kind === 'React'));

/** What `npm test` tries, the same every day: a cell in so many, from the first island to the last. `npm run test:faults` tries all. */
export const gateCells: readonly Cell[] = Array.from(
  { length: IN_THE_GATE },
  (_, index) => common[Math.floor(((index + 0.5) * common.length) / IN_THE_GATE)]!,
);
