import { cleanValue } from '@eyelet/blocks/html/clean-value.ts';
import { type PopupProps, popupSchema, type ShownPopup } from '@eyelet/blocks/items/popup/schema.ts';
import { listPopups } from '@eyelet/contracts/content/list-popups.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';

/** The pop-ups of a market in order, with the links in their texts within the market. */
export async function readPopups(client: ApiClient, locale: string): Promise<readonly ShownPopup[]> {
  const { popups } = await client.call(listPopups, {});
  return popups.map(({ key, type, props }) => ({
    key,
    type,
    props: cleanValue(popupSchema, props as PopupProps, `/${locale}`),
  }));
}
