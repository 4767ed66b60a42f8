import type { ErrorId } from '@eyelet/contracts/errors/catalogue.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { errorText } from '@eyelet/messages/error-text.ts';
import type { Translate } from '@eyelet/messages/translate.ts';
import type { RefusalDetails } from './refusal.ts';
import { type ShopTexts, withTexts } from './shop-texts.ts';

export type ShopMessages = Readonly<{
  t: Translate;
  /** The shopper's message for an error id. */
  error: (id: ErrorId, details: RefusalDetails | undefined) => string;
}>;

/** All messages by BCP 47 tag, also where nothing else has said whose texts are in force. */
export function createShopMessages(texts: ShopTexts): (tag: string) => ShopMessages {
  return (tag) => {
    const plain = createMessages(tag);
    const t: Translate = (key, args) => withTexts({ texts }, () => plain(key, args));
    return { t, error: (id, details) => errorText(t, id, details) };
  };
}
