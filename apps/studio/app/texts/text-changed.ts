import type { ShopText } from '@eyelet/contracts/texts/text.ts';
import { queries } from '../session/me.ts';
import { refresh } from '../session/refresh.ts';

/** Shows a text as a call has answered it. */
export async function textChanged(text: ShopText): Promise<void> {
  queries.setQueryData(['text', text.wording, text.key], text);
  await refresh(['list', 'texts']);
}
