/** A place in a file: line and column, both counted from 1, the column in characters. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** What is asked about a value, until a quote of its document answers. */
export interface Asked {
  /** "no savings account pays more than 9%" */
  readonly question: string;
  /** As it stands in the file */
  readonly value: string;
}

/** A problem in a content file, and how to correct it. */
export interface Problem extends Place {
  /** Path from the root of the repository, with forward slashes. */
  readonly path: string;
  /** Name of the row, when the problem is inside one. */
  readonly entry?: string;
  readonly field?: string;
  /** The text in the file. Left out if there is none. */
  readonly found?: string;
  /** What to write instead: a sentence without a capital letter and without a full stop. */
  readonly message: string;
  /** For what may be right, if its document says so. */
  readonly asks?: Asked;
}

/** The place of a character of a text. */
export function placeAt(text: string, index: number): Place {
  const before = text.slice(0, index);
  return { line: before.split('\n').length, column: index - before.lastIndexOf('\n') };
}

/** The problem without its file and place: `entry "HDFC Bank", interestRate: found "8,5 %"; write …`. */
export function describeProblem({ entry, field, found, message }: Problem): string {
  const where = [entry === undefined ? undefined : `entry "${entry}"`, field].filter(Boolean).join(', ');
  const what = [found === undefined ? undefined : `found ${found}`, message].filter(Boolean).join('; ');
  return where ? `${where}: ${what}` : what;
}

/** One line: `docs/home-loans.yml:14:17  entry "HDFC Bank", interestRate: found "8,5 %"; write a percentage …`. */
export function formatProblem(problem: Problem): string {
  return `${problem.path}:${problem.line}:${problem.column}  ${describeProblem(problem)}`;
}

/** Orders problems by file, line and column. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (left, right) => left.path.localeCompare(right.path) || left.line - right.line || left.column - right.column,
  );
}
