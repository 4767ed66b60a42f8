import { addressSchema } from '@eyelet/contracts/addresses/address.ts';
import { giftOptionSchema } from '@eyelet/contracts/cart/gift-option.ts';
import { promotionSchema } from '@eyelet/contracts/cart/promotion.ts';
import { pickupWindowSchema } from '@eyelet/contracts/cart/shipping-method.ts';
import { giftCardWishSchema } from '@eyelet/contracts/gift-cards/wish.ts';
import { nullable, oneOf } from '@eyelet/contracts/kernel/nullable.ts';
import { inStoreSalesSchema } from '@eyelet/contracts/orders/in-store-sales.ts';
import { orderStates } from '@eyelet/contracts/orders/order.ts';
import * as repository from '@eyelet/db/orders/read.ts';
import type { Pool } from 'pg';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { keptAdjustmentSchema } from './stored-adjustment.ts';
import { receiptSchema } from './stored-receipt.ts';

/** Amounts were added later; orders from before have none. */
const promotionsSchema = nullable(
  Type.Array(Type.Object({ ...promotionSchema.properties, amount: Type.Optional(promotionSchema.properties.amount) })),
);

const couponSchema = Type.Object({
  id: Type.String(),
  code: Type.String(),
  promotionId: Type.String(),
  endsAt: nullable(Type.String()),
});

/** The greeting of a gift card as carts store it, amounts in minor units. */
const wishSchema = Type.Object({
  ...giftCardWishSchema.properties,
  amount: Type.Integer(),
  currency: oneOf(['USD', 'CAD', 'GBP', 'EUR']),
  printed: Type.Optional(Type.Boolean()),
});

/** The JSON of an order, of a line and of a shipment, in the shapes of every version that has written them. */
export const storedMembers = {
  order: {
    billing: nullable(addressSchema),
    promotions: promotionsSchema,
    coupons: nullable(Type.Array(couponSchema)),
    receipt: nullable(receiptSchema),
    in_store: nullable(inStoreSalesSchema),
  },
  line: {
    gift_option: nullable(giftOptionSchema),
    gift_card: nullable(wishSchema),
    price_adjustment: nullable(keptAdjustmentSchema),
    promotions: promotionsSchema,
  },
  shipment: { address: nullable(addressSchema), pickup_window: nullable(pickupWindowSchema) },
};

/** The JSON and closed text values that an order stores. */
const storedSchema = Type.Object({
  state: oneOf(orderStates),
  order: Type.Object(storedMembers.order),
  lines: Type.Array(Type.Object(storedMembers.line)),
  shipments: Type.Array(Type.Object(storedMembers.shipment)),
  history: Type.Array(Type.Object({ to_state: oneOf(orderStates) })),
});

const check = Compile(storedSchema);

type Stored = Static<typeof storedSchema>;
type Raw = repository.StoredOrder;
type Checked<R, S> = Omit<R, keyof S> & Readonly<S>;
type StoredStep = Checked<Raw['history'][number], Stored['history'][number]>;

export type StoredLine = Checked<Raw['lines'][number], Stored['lines'][number]>;
export type StoredShipment = Checked<Raw['shipments'][number], Stored['shipments'][number]>;
export type { StoredPayment } from '@eyelet/db/orders/read.ts';

/** An order as it was bought, with everything that belongs to it, in checked shapes. */
export type StoredOrder = Omit<Raw, keyof Stored> &
  Readonly<{
    state: Stored['state'];
    order: Checked<Raw['order'], Stored['order']>;
    lines: readonly StoredLine[];
    shipments: readonly StoredShipment[];
    history: readonly StoredStep[];
  }>;

/** Checks the shapes of an order's JSON; throws otherwise, naming the member. */
export function checkedOrder(order: Raw): StoredOrder {
  if (check.Check(order)) return order as unknown as StoredOrder;
  const [error] = check.Errors(order);
  throw new Error(
    `order ${order.orderNumber} does not match the schema of stored orders: ${error?.instancePath} ${error?.message}`,
  );
}

/** An order by number, of any owner: for jobs, and for handlers that check the owner themselves. */
export async function findOrder(pool: Pool, orderNumber: string): Promise<StoredOrder | undefined> {
  const order = await repository.findOrder(pool, orderNumber);
  return order && checkedOrder(order);
}

/** The order of a cart. */
export async function orderOfCart(pool: Pool, cartId: string): Promise<StoredOrder | undefined> {
  const order = await repository.orderOfCart(pool, cartId);
  return order && checkedOrder(order);
}
