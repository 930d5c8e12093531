import { advice } from './advice';
import { addresses, addressesInCode, menus, redirects } from './addresses';
import { anchorsKept, authorsAndTags, lengths, yearsInTitles } from './articles';
import { articlesAhead } from './articlesAhead';
import { cardBounds, freeCards } from './bounds/cards';
import { depositBounds, otherDepositBounds } from './bounds/deposits';
import { feesBeforeGst } from './bounds/gst';
import { benchmarkSpreads, loanBounds, loanOutliers } from './bounds/loans';
import { healthBounds } from './bounds/health';
import { fundBounds, insuranceBounds } from './bounds/others';
import { characters } from './characters';
import { components } from './components';
import { contacts } from './contacts';
import { dataTargets } from './dataTargets';
import { neededFiles, translations, unusedData, validData } from './dataFiles';
import { daysAhead } from './daysAhead';
import { comparedValues, documentDates, listDates } from './documentDates';
import { depositSlabs } from './depositSlabs';
import { drawnNumbers } from './drawings';
import { editedChecks, editedFigures } from './editedDates';
import { editedValues, questionedEdits } from './editedValues';
import { drawnTitles } from './drawnTitles';
import { encoding } from './encoding';
import { figureSources, quotedFigures } from './figures';
import { fileNames, staticFiles } from './fileNames';
import { uniqueTitles, validFrontMatter } from './frontMatter';
import { issuersOfCards, officialDomains, providersOfRows } from './identity';
import { ratesInNotes } from './ratesInNotes';
import { imports } from './imports';
import { linkForms, links } from './links';
import { linkSubjects } from './linkSubjects';
import { linkWords } from './linkWords';
import { listOfPage } from './listOfPage';
import { cardReviews } from './numbers/cardReviews';
import { limitsByHand } from './numbers/limitsByHand';
import { namedRates } from './numbers/namedRates';
import { numbersOfTheText } from './numbers/numbersOfTheText';
import { rowCounts } from './numbers/rowCounts';
import { tableSums } from './numbers/tableSums';
import { taxRatesByHand } from './numbers/taxRatesByHand';
import { workedNumbers } from './numbers/workedNumbers';
import { partOfPage } from './partOfPage';
import { pictureFiles, picturesOnPages } from './pictures';
import { plainWords } from './plainWords';
import { repeatedParagraphs } from './prose';
import { importedCards, records } from './records';
import type { Rule } from './rule';
import { textClaims, textForms } from './textForms';
import { silentCuts } from './silentCuts';
import { headings, syntax } from './syntax';
import { money, unwritten } from './words';

/** What values may be. */
const bounds: readonly Rule[] = [
  ...[loanBounds, loanOutliers, benchmarkSpreads, feesBeforeGst, cardBounds],
  ...[depositBounds, otherDepositBounds, fundBounds, healthBounds, insuranceBounds],
];

/** Rules that ask about one value each, and whose question a quote of its document answers. */
export const askingRules: readonly Rule[] = [...bounds, questionedEdits, editedFigures];

export const rules: readonly Rule[] = [
  ...([(site, report) => site.unreadable.forEach(report)] satisfies Rule[]),
  ...[encoding, characters, fileNames, staticFiles, neededFiles],
  ...[
    validData,
    silentCuts,
    translations,
    dataTargets,
    unusedData,
    records,
    importedCards,
    figureSources,
    ratesInNotes,
  ],
  ...[providersOfRows, issuersOfCards, officialDomains, documentDates, listDates, comparedValues],
  ...[...bounds, freeCards, depositSlabs, editedValues, editedChecks, editedFigures],
  ...[validFrontMatter, uniqueTitles, articlesAhead, drawnTitles, drawnNumbers],
  ...[syntax, headings, imports, components, partOfPage, listOfPage, quotedFigures, daysAhead, money, unwritten],
  ...[links, linkForms, linkWords, linkSubjects, contacts, picturesOnPages, pictureFiles],
  ...[addresses, addressesInCode, redirects, menus],
  ...[repeatedParagraphs, advice, plainWords, textForms, textClaims],
  ...[lengths, authorsAndTags, yearsInTitles, anchorsKept],
  ...[numbersOfTheText, rowCounts, namedRates, cardReviews, tableSums, workedNumbers, limitsByHand, taxRatesByHand],
];
