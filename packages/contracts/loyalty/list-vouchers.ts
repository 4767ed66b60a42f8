import { type Static, Type } from 'typebox';
import { nullable } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';

/** A number of points that can become money off an order (C9.33). */
export const voucherSchema = Type.Object({
  points: Type.Integer(),
  amountInCurrency: Type.Number({ description: 'Major units of the market.' }),
  available: Type.Boolean({ description: 'Whether the member has the points.' }),
  eligible: Type.Boolean({ description: 'Whether the cart is worth it, too.' }),
});

/** Points and vouchers of the caller (C7.68, C3.40), for the cart of `basketId` if given. */
export const listVouchers = operation({
  id: 'loyalty.listVouchers',
  method: 'GET',
  path: '/consumers-v3/consumer/loyalty/vouchers',
  summary: 'Points and vouchers of a member',
  callers: 'registered',
  otherShoppers: 'REW401',
  query: Type.Object({ basketId: Type.Optional(Type.String({ maxLength: 64 })) }),
  response: Type.Object({
    currentLoyaltyPoints: Type.Integer(),
    pointsExpiryDate: nullable(
      Type.String({ description: 'ISO 8601: when the points expire without further activity; null without points.' }),
    ),
    applicableLoyaltyVouchers: Type.Array(voucherSchema),
    memberId: Type.String(),
  }),
  refusals: ['BSK404', 'REW130', '4044'],
});

export type Voucher = Static<typeof voucherSchema>;
