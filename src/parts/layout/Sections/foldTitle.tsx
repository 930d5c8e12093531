import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import ScrollableTable from '../../../ui/ScrollableTable';
import { childrenOf, propsOf, textOf, type TextSection } from './sectionsOf';
import * as words from '../messages.en';

/** Longer texts are paragraphs, not titles. */
const MAX_NAME_CHARACTERS = 60;

/** A name without the mark that ends a sentence, in any script: it stands within another one. */
const withoutStop = (text: string): string => text.trim().replace(/[.:,;।]$/u, '');

/** Bold words at the start of a paragraph or a list item, as in "**Fees.** They are …". */
function boldLead(part: ReactElement): string | undefined {
  const [first] = childrenOf(part);
  return isValidElement(first) && first.type === 'strong' ? withoutStop(textOf(first)) : undefined;
}

/**
 * Names of the contents, in order: titles of tiles, checklists and notes, headings, and bold words at the start of paragraphs and list items.
 * @param subheadings ids of the headings within sections
 */
function namesOf(parts: ReactNode, subheadings: readonly string[]): readonly string[] {
  return Children.toArray(parts).flatMap((part) => {
    if (!isValidElement(part)) return [];
    const { title, id } = propsOf(part);
    if (typeof title === 'string') return [withoutStop(title)];
    if (subheadings.includes(String(id))) return [withoutStop(textOf(part))];
    // A total in a table is bold too, and names nothing.
    if (part.type === ScrollableTable) return [];
    const lead = boldLead(part);
    return lead === undefined ? namesOf(childrenOf(part), subheadings) : [lead];
  });
}

/** As many names as fit on a line or two, and the number of others. */
function listed(names: readonly string[]): string {
  let count = 1;
  while (count < names.length && names.slice(0, count + 1).join(', ').length <= MAX_NAME_CHARACTERS) count += 1;
  const shown = names.slice(0, count).join(', ');
  return count < names.length ? words.namesAndMore({ names: shown, count: names.length - count }) : shown;
}

/** Words of a text, in lower case. */
const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Whether names say nothing that the heading above them has not said: "Eligibility, Documents" below "Eligibility and documents". */
function areInHeading(names: readonly string[], heading: string): boolean {
  const said = new Set(wordsOf(heading));
  return names.every((name) => wordsOf(name).every((word) => said.has(word)));
}

/**
 * The label of a fold: the names of its contents. Without any, or if the heading just above has said them, it only offers to read on; then the
 * heading is in the label's accessible name, for those who go from one label to the next.
 * @param subheadings ids of the headings within sections
 */
export function foldTitle({ heading, open, folded }: TextSection, subheadings: readonly string[]): ReactNode {
  const headingText = textOf(heading);
  const names = namesOf(folded, subheadings);
  if (areInHeading(names, headingText))
    return (
      <>
        {open.length > 0 ? words.readMore : words.readSection}
        <span className="visuallyHidden">{` ${words.aboutSection({ heading: headingText })}`}</span>
      </>
    );
  return listed(names);
}
