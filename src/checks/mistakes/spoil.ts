import type { Files } from './sampleTree';

/** A mistake that an editor makes: what it is called, how it is made, and every line that the check then prints. */
export type Mistake = readonly [name: string, make: (files: Files) => void, ...says: readonly string[]];

/** Replaces the one place that reads `from`. */
export function edit(name: string, from: string, to: string): (files: Files) => void {
  return (files) => {
    const text = textOf(files, name);
    if (text.split(from).length !== 2) throw new Error(`${name} must hold "${from}" once`);
    files.set(
      name,
      text.replace(from, () => to),
    );
  };
}

/** Saves a file in another way: its text changed as a whole, or as other bytes. */
export function save(name: string, as: (text: string) => string | Buffer): (files: Files) => void {
  return (files) => void files.set(name, as(textOf(files, name)));
}

export function add(name: string, content: string | Buffer): (files: Files) => void {
  return (files) => void files.set(name, content);
}

export function remove(name: string): (files: Files) => void {
  return (files) => void files.delete(name);
}

export function rename(from: string, to: string): (files: Files) => void {
  return (files) => {
    files.set(to, textOf(files, from));
    files.delete(from);
  };
}

function textOf(files: Files, name: string): string {
  const content = files.get(name);
  if (content === undefined) throw new Error(`the sample has no ${name}`);
  return content.toString();
}
