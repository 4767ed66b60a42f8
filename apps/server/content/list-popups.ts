import type { PopupProps } from '@eyelet/blocks/items/popup/schema.ts';
import { listPopups } from '@eyelet/contracts/content/list-popups.ts';
import { handle } from '../kernel/handle.ts';

/** The most pop-ups of a market; a shopper sees one at a time. */
const most = 20;

/** Published pop-ups, by rank and then by key. */
export const listPopupsHandler = handle(listPopups, async ({ market, shop, now }) => {
  const { content } = shop.catalogue;
  const moment = now.getTime();
  const live = content.ofKind('popup', { locale: market.locale, moment });
  const popups = (await content.read(live, market, moment)).map(({ key, layout, props }) => ({
    key,
    type: layout === 'account' ? ('account' as const) : ('newsletter' as const),
    props: { ...props },
    rank: (props as PopupProps).rank ?? 0,
  }));
  popups.sort((one, other) => one.rank - other.rank || (one.key < other.key ? -1 : 1));
  return { popups: popups.slice(0, most).map(({ rank, ...popup }) => popup) };
});
