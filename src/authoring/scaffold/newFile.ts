/** A file that does not exist yet. */
export interface NewFile {
  /** Path from the root of the repository. */
  readonly path: string;
  readonly text: string;
  /** What the editor does next, in a sentence or two. */
  readonly next: string;
}
