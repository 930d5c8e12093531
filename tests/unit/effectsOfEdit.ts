import { translatedTexts } from '../../src/checks/madeFrom/translatedTexts';
import { readSite } from '../../src/checks/model';
import type { Answers, ListAnswers } from '../../src/effects/answers';
import { effectsOf, unanswered, type Effects, type Version } from '../../src/effects/effects';
import { sampleFiles, withSite, type Files } from '../fixtures/mistakes/spoil';

export const row = (id: string, name: string) => ({ id, name, figures: '7.50%' });
export const [sbi, hdfc] = [row('state-bank-of-india', 'State Bank of India'), row('hdfc-bank', 'HDFC Bank')];

/** Answers with one list, of these rows. */
export const list = (ranked: ListAnswers['ranked'], unranked: ListAnswers['unranked'] = []): Answers => ({
  home: [],
  lists: [
    {
      id: 'home-loans',
      page: '/home-loans',
      title: 'Home loans',
      heading: '2 home loans',
      lead: `At the lowest of ${ranked.length} rates, at ${ranked[0]?.name}.`,
      ranked,
      unranked,
    },
  ],
  examples: [{ id: 'calculator sip', page: '/calculators/sip', text: `With ${ranked[0]?.name}` }],
});

/** The effects of an edit of the sample site, or from another state to another, with made-up answers of its list, or with what its program said when it failed. */
export function effectsOfEdit(
  change: (files: Files) => void,
  [before, after]: readonly [Answers, Answers | string] = [list([sbi, hdfc]), list([sbi, hdfc])],
  first: (files: Files) => void = () => undefined,
): Effects {
  const version = (answers: Answers | string, spoil: typeof change): Version => {
    const files = sampleFiles();
    spoil(files);
    let version: Version | undefined;
    withSite(files, (root) => {
      const site = readSite(root, '2026-12-03');
      const translations = translatedTexts(root);
      version = { site, translations, answers: typeof answers === 'string' ? unanswered(site, answers) : answers };
    });
    return version!;
  };
  return effectsOf(version(before, first), version(after, change));
}
