import { sameSpelling } from './plainText';
import { CRORE, LAKH } from '../unitSizes';

const ENGLISH =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety';

/** 1 to 99: in Hindi each has its own word. Other spellings stand behind a stroke. */
const HINDI = `एक दो तीन चार पांच छह|छः|छ|छे सात आठ नौ दस
ग्यारह बारह तेरह चौदह पंद्रह|पन्द्रह सोलह सत्रह अठारह|अट्ठारह उन्नीस बीस
इक्कीस बाईस|बाइस तेईस|तेइस चौबीस पच्चीस छब्बीस सत्ताईस|सत्ताइस अट्ठाईस|अट्ठाइस|अठाईस उनतीस|उन्तीस तीस
इकतीस|इकत्तीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस|उन्तालीस चालीस
इकतालीस बयालीस तैंतालीस चौवालीस|चवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास|उन्चास पचास
इक्यावन बावन तिरपन|तिरेपन चौवन पचपन छप्पन सत्तावन अट्ठावन|अठावन उनसठ साठ
इकसठ बासठ तिरसठ|तिरेसठ चौंसठ|चौसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर सत्तर
इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उन्यासी|उनासी अस्सी
इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी|सतासी अट्ठासी|अठासी नवासी नब्बे
इक्यानवे|इक्यानबे बानवे|बानबे तिरानवे|तिरानबे चौरानवे|चौरानबे पंचानवे|पंचानबे|पचानवे छियानवे|छियानबे सत्तानवे|सत्तानबे अट्ठानवे|अट्ठानबे|अठानवे निन्यानवे|निन्यानबे`;

/** Words of a number below 100, which may stand alone or before a unit. */
const words = new Map<string, number>();
/** The English tens, behind which one more word may stand: "fifty five". */
const tens = new Set<number>();

ENGLISH.split(' ').forEach((word, value) => words.set(word, value));
TENS.split(' ').forEach((word, index) => {
  words.set(word, 20 + 10 * index);
  tens.add(20 + 10 * index);
});

// cspell:ignore teen chaar panch paanch chhe saat aath nau hazar karod sava sawa derh dedh dhai adhai saadhe sadhe paune
/** The first ten in Latin letters, as they are typed after a fraction: "saadhe teen lakh". Elsewhere "do" and "sat" are English words. */
const LATIN = 'ek do teen|tin char|chaar panch|paanch chhe|che saat|sat aath|ath nau das|dus';

/** What a Hindi word adds to the number after it, or to one: "सवा दो" is 2.25, "सवा लाख" 1.25 lakh, "पौने दो" 1.75. */
const parts = new Map<string, number>();
for (const [part, spellings] of [
  [0.25, 'सवा sava sawa'],
  [0.5, 'साढ़े saadhe sadhe'],
  [-0.25, 'पौने पौन paune'],
] as const) {
  spellings.split(' ').forEach((word) => parts.set(sameSpelling(word), part));
}
/** Halves with a word of their own. */
for (const [value, spellings] of [
  [1.5, 'डेढ़ derh dedh'],
  [2.5, 'ढाई अढ़ाई dhai adhai'],
] as const) {
  spellings.split(' ').forEach((word) => words.set(sameSpelling(word), value));
}

/** One, two, three and so on in a text of words, as a map. */
const countedIn = (text: string): readonly (readonly [string, number])[] =>
  text
    .split(/\s/u)
    .flatMap((spellings, index) => spellings.split('|').map((word) => [sameSpelling(word), index + 1] as const));

countedIn(HINDI).forEach(([word, value]) => words.set(word, value));
const latin = new Map(countedIn(LATIN));

// cspell:ignore karod hazar hajar hazaar

const units = new Map<string, number>();
for (const [size, spellings] of [
  [CRORE, 'crore crores cr crs karod करोड़ करोड़ों'],
  [LAKH, 'lakh lakhs lac lacs l lk लाख लाखों'],
  [1000, 'thousand thousands k hazar hajar hazaar हज़ार'],
  [100, 'hundred sau सौ'],
] as const) {
  spellings.split(' ').forEach((word) => units.set(sameSpelling(word), size));
}

/** What a word of a number says, in the spelling of `tokensOf`: "fifty" and "पचास" are 50. */
export const numberWord = (word: string): number | undefined => words.get(word);

/** What a word adds to the number after it: "साढ़े" a half. */
export const numberPart = (word: string): number | undefined => parts.get(word);

/** What a Hindi number in Latin letters says after such a word: "teen" is 3. */
export const numberAfterPart = (word: string): number | undefined => latin.get(word);

/** Whether one more word may belong to a number: "fifty" and then "five", in English. */
export const isRoundTen = (word: string, value: number): boolean => tens.has(value) && /^[a-z]+$/u.test(word);

/** The size of a unit of amounts in rupees: "lakh" and "लाख" are 1,00,000. */
export const unitSize = (word: string): number | undefined => units.get(word);
