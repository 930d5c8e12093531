import type { ProviderKind } from '../offerTypes';
import * as words from './messages.en';

/** What a provider is registered as, in the language of the page. */
export const providerKindNames: Readonly<Record<ProviderKind, string>> = {
  'public bank': words.publicBank,
  'private bank': words.privateBank,
  'foreign bank': words.foreignBank,
  'small finance bank': words.smallFinanceBank,
  'housing finance company': words.housingFinanceCompany,
  'finance company': words.financeCompany,
};
