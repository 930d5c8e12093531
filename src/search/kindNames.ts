import type { SubjectKind } from './subjects';

/** What a result is called that is no page to read. */
export const KIND_NAMES: Readonly<Partial<Record<SubjectKind, string>>> = {
  calculator: 'Calculator',
  figure: 'Figure',
  term: 'Glossary',
};
