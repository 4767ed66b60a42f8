import type { InputOf } from '@eyelet/contracts/kernel/operation.ts';
import type { cancelOrderItems } from '@eyelet/contracts/orders/cancel-items.ts';
import { cancelRefusal } from '@eyelet/domain/orders/cancelling.ts';
import { shopperCancellableUnits } from '@eyelet/domain/orders/cancelling-items.ts';
import type { Context } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import { provenOrder } from '../stored-orders/proven-order.ts';
import type { UnitsWish } from './asked-units.ts';

type Asked = InputOf<typeof cancelOrderItems>['body'];

/** What a shopper wants to cancel of an order that they placed, whose link they hold, or whose number and email they know. */
export async function ownCancelling(
  context: Pick<Context, 'shop' | 'session' | 'now' | 'address'>,
  asked: Asked,
): Promise<UnitsWish | Refusal<'OHS4004' | 'ORD400'>> {
  const { shop, now } = context;
  const stored = await provenOrder(context, asked.orderNumber, asked);
  if (stored instanceof Refusal) return stored;
  const { 'orders.cancel-minutes': minutes, 'orders.cancel-items': isAllowed } = shop.settings.current();
  return {
    ...{ stored, asked },
    allowed: (order) => shopperCancellableUnits(order, { isAllowed, minutes, now }),
    mayWhole: ({ state }) => cancelRefusal({ ...stored, state }, { minutes, now }) === undefined,
  };
}
