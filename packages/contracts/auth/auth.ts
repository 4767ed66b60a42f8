import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';

export const consumerTypeSchema = oneOf(['GUEST', 'REGISTERED', 'EMPLOYEE']);

/** What a token call answers (C3.41, C3.42). The tokens themselves travel in cookies that scripts cannot read. */
export const authDataSchema = Type.Object({
  consumerNo: Type.String({ description: 'Identifies the shopper; sent back as x-user-id.' }),
  consumerType: consumerTypeSchema,
  memberId: nullable(Type.String()),
  refreshToken: Type.String(),
  basketId: nullable(Type.String({ description: 'The open cart of the session, if it has one.' })),
  favorites: Type.Object({
    favoriteId: nullable(Type.String()),
    favStoreId: nullable(Type.String()),
  }),
  isEmployeeDiscountTCAccepted: Type.Boolean(),
  country: Type.Optional(
    Type.String({ description: 'Country that the CDN in front of the shop finds the caller in, where there is one.' }),
  ),
});

export type AuthData = Static<typeof authDataSchema>;
export type ConsumerType = Static<typeof consumerTypeSchema>;
