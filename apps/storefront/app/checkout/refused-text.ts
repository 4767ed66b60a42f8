import { isErrorId } from '@eyelet/contracts/errors/catalogue.ts';
import { errorText } from '@eyelet/messages/error-text.ts';
import { loadMessages } from '@eyelet/messages/load-messages.ts';

/**
 * The text of the refusal named in the checkout's URL (C8.06). The URL can name a text of the
 * catalogue only; anything else gives the general one, as every refusal needs a message.
 */
export async function refusedText(tag: string, reason: string | null): Promise<string | null> {
  if (reason === null) return null;
  return errorText(await loadMessages(tag, ['errors']), isErrorId(reason) ? reason : 'GEN500');
}
