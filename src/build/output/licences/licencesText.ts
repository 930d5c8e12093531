import { site } from '../../../site';

/** The licence notice of one third-party part of the site. */
export interface Notice {
  readonly name: string;
  readonly address: string;
  /** Its SPDX id, if its manifest has one */
  readonly licence?: string;
  /** Full text of the licence with its copyright line; empty if the package has none */
  readonly text: string;
}

const RULE = '-'.repeat(72);

/**
 * The text at `/licences.txt`.
 * @param notices in any order
 * @throws when one has neither the name nor the text of a licence
 */
export function licencesText(notices: readonly Notice[]): string {
  const unknown = notices.filter(({ licence, text }) => !licence && !text.trim()).map(({ name }) => name);
  if (unknown.length > 0) throw new Error(`Nobody may be sent ${unknown.join(', ')}: it names no licence.`);
  const head = `${site.brand}: ${site.repositoryUrl}
Code: MIT. Texts, pictures, selection and form of the data: CC BY 4.0. Values belong to the documents named beside them.

The pages, scripts, styles and fonts that visitors receive also hold what follows.
`;
  const parts = [...notices]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, address, licence, text }) =>
      [
        RULE,
        name,
        address,
        ...(licence ? [`Licence: ${licence}`] : []),
        ...(text.trim() ? ['', text.trim()] : []),
      ].join('\n'),
    );
  return `${[head, ...parts].join('\n\n')}\n`;
}
