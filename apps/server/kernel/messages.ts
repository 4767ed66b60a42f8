import type { ErrorId } from '@eyelet/contracts/errors/catalogue.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { errorText } from '@eyelet/messages/error-text.ts';
import type { Translate } from '@eyelet/messages/translate.ts';
import type { RefusalDetails } from './refusal.ts';

export type ShopMessages = Readonly<{
  t: Translate;
  /** The shopper's message for an error id. */
  error: (id: ErrorId, details: RefusalDetails | undefined) => string;
}>;

/** All messages by BCP 47 tag; each is compiled on first use. */
export function createShopMessages(): (tag: string) => ShopMessages {
  return (tag) => {
    const t = createMessages(tag);
    return { t, error: (id, details) => errorText(t, id, details) };
  };
}
