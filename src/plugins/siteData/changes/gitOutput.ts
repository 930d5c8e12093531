/** A data file that a commit added, changed, renamed or removed. */
export interface FileInCommit {
  readonly commit: string;
  /** Year-month-day. */
  readonly date: string;
  readonly path: string;
  /** The same as `path`, unless the commit renamed the file. */
  readonly pathBefore: string;
}

export interface Commit {
  readonly date: string;
  /** How many parents it has; 0 for the first commit, and for the oldest of a shallow clone. */
  readonly parents: number;
  readonly files: readonly FileInCommit[];
}

/** Reads `git log --name-status --format=%x01%H%x09%cd%x09%P`. */
export function parseLog(output: string): Commit[] {
  return output
    .split('\u0001')
    .slice(1)
    .map((block) => {
      const [head = '', ...lines] = block.split('\n');
      const [commit = '', date = '', parents = ''] = head.split('\t');
      const files = lines
        .map((line) => line.split('\t'))
        .flatMap(([, pathBefore, path = pathBefore]) =>
          pathBefore === undefined || path === undefined ? [] : [{ commit, date, path, pathBefore }],
        );
      return { date, parents: parents === '' ? 0 : parents.split(' ').length, files };
    });
}

const LINE_END = 0x0a;

/**
 * Reads `git cat-file --batch`: for each object a line with its size, then so many bytes and a line end; or one line that ends
 * with "missing".
 * @param count how many objects were asked for
 */
export function parseBlobs(output: Buffer, count: number): (string | undefined)[] {
  let position = 0;
  return Array.from({ length: count }, () => {
    const lineEnd = output.indexOf(LINE_END, position);
    if (lineEnd < 0) return undefined;
    const head = output.toString('utf8', position, lineEnd);
    const size = / blob (\d+)$/.exec(head)?.[1];
    position = lineEnd + 1;
    if (size === undefined) return undefined;
    const start = position;
    position += Number(size) + 1;
    return output.toString('utf8', start, start + Number(size));
  });
}
