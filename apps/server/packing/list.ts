import { listToPack } from '@eyelet/contracts/packing/list.ts';
import { mostToPack } from '@eyelet/contracts/packing/to-pack.ts';
import { nowhere } from '@eyelet/db/orders/unplaced.ts';
import { placesToPack, shipmentsToPack } from '@eyelet/db/packing/to-pack.ts';
import { openLabels } from '@eyelet/db/parcels/label.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import { nextSteps } from '@eyelet/domain/orders/shipping.ts';
import { handle } from '../kernel/handle.ts';
import { orderStateOf } from '../stored-orders/order-state.ts';
import { crossesBorder } from './crosses-border.ts';
import { labelCarrier, labelView } from './label-view.ts';

/** What waits to be packed at a place; without one at the place where most waits. */
export const listToPackHandler = handle(listToPack, async ({ shop }, { query }) => {
  const { database, catalogue } = shop;
  const nameOf = (placeId: string) => catalogue.place(placeId)?.name ?? placeId;
  const waiting = await placesToPack(database.db);
  // The place that somebody works at stays, also once everything there has left.
  const empty = [query.placeId ?? ''].filter(
    (asked) => catalogue.place(asked) && waiting.every(({ placeId }) => placeId !== asked),
  );
  const placeId = query.placeId ?? waiting[0]?.placeId ?? null;
  const rows = placeId === null ? [] : await shipmentsToPack(database.db, { placeId, limit: mostToPack });
  const orderNumbers = [...new Set(rows.map(({ orderNumber }) => orderNumber))];
  const labels = placeId === null ? [] : await openLabels(database.db, { orderNumbers, placeId });
  return {
    places: [...waiting, ...empty.map((asked) => ({ placeId: asked, shipments: 0, units: 0 }))].map((one) => ({
      ...one,
      name: nameOf(one.placeId),
    })),
    placeId,
    labelCarriers: (shop.carriers?.labels?.carriers ?? []).map(labelCarrier),
    shipments: rows.map(({ state, placedAt, packedAt, otherPlaces, items, giftCards, locale, address, ...row }) => {
      const { kind, isPartlyShipped: partlyShipped } = row;
      const reached = { packed: packedAt !== null, partlyShipped, shipped: false, ready: false };
      const next = nextSteps(orderStateOf(row.orderNumber, state), {
        ...{ kind, ...reached, delivered: false, cancelled: false },
      });
      const label = labels.find((one) => one.order_number === row.orderNumber && one.shipping_id === row.shippingId);
      return {
        ...row,
        parcelLabel: label ? labelView(label) : null,
        crossesBorder: placeId !== null && crossesBorder(shop, { kind, address }, { locale, placeId }),
        placedAt: placedAt.toISOString(),
        otherPlaces: otherPlaces.filter((id) => id !== nowhere).map(nameOf),
        lacksPieces: otherPlaces.includes(nowhere),
        items: [...items],
        giftCards: giftCards.map(({ amount, design, recipientName, ...card }) => ({
          ...card,
          ...{ amount: toAmount(amount), design: design ?? '', recipientName: recipientName ?? '' },
        })),
        mayHandOver: next.includes('shipped'),
        // Steps are of the whole shipment: a place that supplies only a part of it neither records them nor is done by them.
        ...(otherPlaces.length > 0
          ? { packedAt: null, next: [] }
          : { packedAt: packedAt?.toISOString() ?? null, next: [...next] }),
      };
    }),
  };
});
