/** In the place of an article cut short, which no page of ours shows; see index.ts in this folder. */
export default function NoContent() {
  return null;
}
