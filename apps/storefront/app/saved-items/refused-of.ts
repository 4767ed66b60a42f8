import { isErrorId } from '@eyelet/contracts/errors/catalogue.ts';
import { errorText } from '@eyelet/messages/error-text.ts';
import { loadMessages } from '@eyelet/messages/load-messages.ts';

/** What a form of the saved items was refused with, as the address of the cart says it where no script runs. */
export async function refusedOf(request: Request, tag: string): Promise<string | undefined> {
  const id = new URL(request.url).searchParams.get('refused') ?? '';
  return isErrorId(id) ? errorText(await loadMessages(tag, ['errors']), id) : undefined;
}
