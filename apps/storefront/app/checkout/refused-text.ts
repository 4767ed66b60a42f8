import { isErrorId } from '@eyelet/contracts/errors/catalogue.ts';
import { errorText } from '@eyelet/messages/error-text.ts';
import { loadMessages } from '@eyelet/messages/load-messages.ts';

/**
 * What an order was refused with, as the address of the checkout says it (C8.06). The address can name a text of the
 * catalogue only; anything else is the general one, as no refusal may go without a word.
 */
export async function refusedText(tag: string, reason: string | null): Promise<string | null> {
  if (reason === null) return null;
  return errorText(await loadMessages(tag, ['errors']), isErrorId(reason) ? reason : 'GEN500');
}
