import { Type } from 'typebox';

/** The members of Square’s answers that the shop reads (https://developer.squareup.com/reference/square/gift-cards-api). */
export const cardSchema = Type.Object({
  gift_card: Type.Object({
    id: Type.String(),
    gan: Type.String(),
    state: Type.String(),
    balance_money: Type.Object({ amount: Type.Integer({ minimum: 0 }), currency: Type.String() }),
  }),
});

const activity = Type.Object({ id: Type.String() });

export const activitySchema = Type.Object({ gift_card_activity: activity });

const details = Type.Optional(Type.Object({ reference_id: Type.Optional(Type.String()) }));

export const activitiesSchema = Type.Object({
  gift_card_activities: Type.Optional(
    Type.Array(Type.Object({ id: Type.String(), redeem_activity_details: details, refund_activity_details: details })),
  ),
  cursor: Type.Optional(Type.String()),
});
