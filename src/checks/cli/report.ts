import { describeProblem, formatProblem } from '../problem';
import type { Problem } from '../problem';

/** Problems for a terminal: grouped by file, one per line, each beginning with its place so that editors can jump to it. */
export function reportText(problems: readonly Problem[], fileCount: number): string {
  if (problems.length === 0) return `Content is in order: ${counted(fileCount, 'file')} checked.`;
  const byFile = groupByFile(problems);
  const blocks = [...byFile].map(([path, inFile]) =>
    [path, ...inFile.map((problem) => `  ${formatProblem(problem)}`)].join('\n'),
  );
  return [...blocks, `Found ${counted(problems.length, 'problem')} in ${counted(byFile.size, 'file')}.`].join('\n\n');
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Problems as workflow commands, which GitHub shows in the diff of a pull request. */
export function githubAnnotations(problems: readonly Problem[]): string {
  return problems
    .map((problem) => {
      const { path, line, column } = problem;
      return `::error file=${property(path)},line=${line},col=${column},title=Content::${data(describeProblem(problem))}`;
    })
    .join('\n');
}

/** Escapes the message of a workflow command. */
function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** Escapes a property of a workflow command, in which commas and colons are also special. */
function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

function groupByFile(problems: readonly Problem[]): Map<string, Problem[]> {
  const byFile = new Map<string, Problem[]>();
  for (const problem of problems) byFile.set(problem.path, [...(byFile.get(problem.path) ?? []), problem]);
  return byFile;
}
