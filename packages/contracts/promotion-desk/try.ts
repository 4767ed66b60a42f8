import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { receiptSchema } from '../receipts/receipt.ts';
import { meetingsSchema } from './list-meetings.ts';
import { promotionMembers } from './promotion.ts';

/** Kinds of shoppers that a promotion is tried as. */
export const triedShoppers = ['guest', 'registered', 'employee'] as const;

/** The prices of a trial cart with a promotion, and the other promotions that it meets in carts. */
export const triedSchema = Type.Object({
  receipt: receiptSchema,
  unsold: Type.Array(Type.String(), { description: 'Products that the market does not sell, by id.' }),
  meets: meetingsSchema,
  triedId: Type.String({ description: 'The id by which `meets` names the promotion: its own, or that of a new one.' }),
});

export type Tried = Static<typeof triedSchema>;

/**
 * Prices a cart as for shoppers, with a promotion that need not be saved, switched on, with its code if it needs one,
 * and with all other promotions as they are. Nothing is stored. The receipt lists promotions without effect if they are
 * open to the shopper. What it meets does not depend on the cart.
 */
export const tryDeskPromotion = operation({
  id: 'promotionDesk.try',
  method: 'POST',
  path: '/staff/v1/promotions/try',
  summary: 'Try a promotion on a cart',
  callers: { staff: 'promotions.read', keys: true },
  audited: false,
  body: Type.Object({
    promotionId: nullable(Type.String({ maxLength: 64, description: 'The saved promotion that it replaces.' })),
    newId: Type.Optional(
      Type.String({
        maxLength: 40,
        description: 'The id that a new one will have: of two of one rank the lower is first.',
      }),
    ),
    promotion: Type.Object(promotionMembers),
    market: Type.String({ maxLength: 5, description: 'Such as `de-de`.' }),
    shopper: oneOf(triedShoppers),
    at: nullable(Type.String({ format: 'date-time', description: 'Null: now.' })),
    lines: Type.Array(
      Type.Object({
        productId: Type.String({ maxLength: 20, description: 'A colourway, or a style for its default one.' }),
        quantity: Type.Integer({ minimum: 1, maximum: 99 }),
      }),
      { minItems: 1, maxItems: 20 },
    ),
  }),
  response: triedSchema,
  refusals: ['STF400'],
  invalid: 'STF400',
});
