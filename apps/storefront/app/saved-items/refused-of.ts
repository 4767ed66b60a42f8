import { isErrorId } from '@eyelet/contracts/errors/catalogue.ts';
import { errorText } from '@eyelet/messages/error-text.ts';
import { loadMessages } from '@eyelet/messages/load-messages.ts';

/** The text of a refused form of the saved items, named in the URL of the cart without scripts. */
export async function refusedOf(request: Request, tag: string): Promise<string | undefined> {
  const id = new URL(request.url).searchParams.get('refused') ?? '';
  return isErrorId(id) ? errorText(await loadMessages(tag, ['errors']), id) : undefined;
}
