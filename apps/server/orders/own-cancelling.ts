import type { InputOf } from '@eyelet/contracts/kernel/operation.ts';
import type { cancelOrderItems } from '@eyelet/contracts/orders/cancel-items.ts';
import { cancelRefusal } from '@eyelet/domain/orders/cancelling.ts';
import { shopperCancellableUnits } from '@eyelet/domain/orders/cancelling-items.ts';
import type { Context } from '../kernel/context.ts';
import { findOrder } from '../stored-orders/stored-order.ts';
import type { UnitsWish } from './asked-units.ts';

type Asked = InputOf<typeof cancelOrderItems>['body'];

/** What a shopper wants to cancel of an order that they placed or whose link they hold; undefined for any other order. */
export async function ownCancelling(
  { shop, session, now }: Pick<Context, 'shop' | 'session' | 'now'>,
  asked: Asked,
): Promise<(UnitsWish & Readonly<{ isOwn: boolean }>) | undefined> {
  const stored = await findOrder(shop.database.pool, asked.orderNumber);
  if (!stored) return undefined;
  const isOwn = stored.owner === session?.consumerNo;
  if (!isOwn && !(asked.token && shop.orderLinks.opens(asked.token, stored, now))) return undefined;
  const { 'orders.cancel-minutes': minutes, 'orders.cancel-items': isAllowed } = shop.settings.current();
  return {
    ...{ isOwn, stored, asked },
    allowed: (order) => shopperCancellableUnits(order, { isAllowed, minutes, now }),
    mayWhole: (state) => cancelRefusal({ ...stored, state }, { minutes, now }) === undefined,
  };
}
