import type { Site } from '../../../src/checks/model';
import { readTranslation } from '../../../src/checks/translations';
import { parsedData } from '../../../src/checks/validate';
import { kindOf } from '../../../src/content/schemas';
import { textsIn } from '../../../src/content/schemas/texts';
import { translatedPath, translationOf } from '../../../src/content/schemas/translation';

/** The English texts of data that show in other languages, while nobody has translated them. */
export const shownInEnglish = (site: Site): readonly string[] =>
  site.translations.flatMap((file) => {
    const base = site.data.find(({ path }) => path === translatedPath(file.path));
    const result = base?.kind && parsedData(base, base.kind, site.today).result;
    if (!base?.kind || !result?.success) return [];
    const { translation = {} } = readTranslation(file, site);
    const texts = textsIn(kindOf(base.kind), result.data);
    return texts.flatMap((text) => (translationOf(translation, text) === undefined ? [text.text] : []));
  });
