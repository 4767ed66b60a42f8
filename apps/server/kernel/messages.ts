import type { ErrorId } from '@eyelet/contracts/errors/catalogue.ts';
import type { Language } from '@eyelet/domain/markets/market.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { errorText } from '@eyelet/messages/error-text.ts';
import type { Translate } from '@eyelet/messages/translate.ts';
import type { RefusalDetails } from './refusal.ts';

export type ShopMessages = Readonly<{
  t: Translate;
  /** What a shopper reads for an error id. */
  error: (id: ErrorId, details: RefusalDetails | undefined) => string;
}>;

/** All messages by language; each is compiled when it is first asked for. */
export function createShopMessages(): (language: Language) => ShopMessages {
  return (language) => {
    const t = createMessages(language);
    return { t, error: (id, details) => errorText(t, id, details) };
  };
}
