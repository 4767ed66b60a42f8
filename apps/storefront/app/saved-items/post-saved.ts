import { token } from '@eyelet/contracts/auth/token.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { removeSavedItem } from '@eyelet/contracts/saved-items/remove.ts';
import { saveForLater } from '@eyelet/contracts/saved-items/save.ts';
import { updateSavedItems } from '@eyelet/contracts/saved-items/update.ts';

/** Carries out a form of the saved items, posted without scripts; resolves to the id of a refusal. */
export async function postSaved(client: ApiClient, form: FormData): Promise<string | undefined> {
  const { basketId, saveForLaterId } = await client.call(token, { body: { type: 'Guest' } });
  const text = (name: string) => String(form.get(name) ?? '').slice(0, 64);
  const itemId = text('itemId');
  const query = { count: 0 };
  try {
    if (form.has('save'))
      await client.call(saveForLater, { params: { basketId: basketId ?? '' }, query, body: { itemId } });
    else if (form.has('remove')) {
      await client.call(removeSavedItem, { params: { saveForlaterId: saveForLaterId ?? '', itemId }, query });
    } else if (form.has('move')) {
      const moveToCart = form.getAll('move').map((one) => String(one).slice(0, 64));
      await client.call(updateSavedItems, { query, body: { moveToCart, ...(basketId === null ? {} : { basketId }) } });
    } else if (form.has('qty')) {
      await client.call(updateSavedItems, { query, body: { items: [{ itemId, qty: Number(text('qty')) }] } });
    }
    return undefined;
  } catch (error) {
    if (error instanceof ApiError) return error.id;
    throw error;
  }
}
