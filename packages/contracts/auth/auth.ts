import { type Static, Type } from 'typebox';
import { errorDetailSchema } from '../kernel/api-error.ts';
import { nullable, oneOf } from '../kernel/nullable.ts';

export const consumerTypeSchema = oneOf(['GUEST', 'REGISTERED', 'EMPLOYEE']);

/** For which store a session sells, and who (C3.45). */
const storeSessionSchema = Type.Object({
  storeId: Type.String(),
  storeName: Type.String(),
  storeEmployeeId: Type.String(),
  storeEmployeeName: Type.String(),
});

export type StoreSession = Static<typeof storeSessionSchema>;

/** The answer of a token call (C3.41, C3.42). The tokens themselves are in cookies that scripts cannot read. */
export const authDataSchema = Type.Object({
  consumerNo: Type.String({ description: 'Identifies the shopper; sent back as x-user-id.' }),
  consumerType: consumerTypeSchema,
  memberId: nullable(Type.String()),
  refreshToken: Type.String(),
  basketId: nullable(Type.String({ description: 'The open cart of the session, if it has one.' })),
  favorites: Type.Object({
    favoriteId: nullable(Type.String()),
    favStoreId: nullable(Type.String({ description: 'The preferred store of a consumer.' })),
  }),
  saveForLaterId: nullable(Type.String()),
  isAssociate: Type.Boolean({ description: 'Whether a store associate sells with the session (C4.38).' }),
  /** Null for everybody but a store associate. */
  storeSession: nullable(storeSessionSchema),
  st: Type.Optional(
    Type.String({
      description: 'Store token, in a store session alone: with it a sign-in keeps that session (C7.12).',
    }),
  ),
  isEmployeeDiscountTCAccepted: Type.Boolean(),
  notices: Type.Array(errorDetailSchema, {
    description: 'What a completed merge could not keep completely: INV405 (C8.46).',
  }),
  country: Type.Optional(
    Type.String({ description: 'Country that the CDN in front of the shop finds the caller in, where there is one.' }),
  ),
});

export type AuthData = Static<typeof authDataSchema>;
export type ConsumerType = Static<typeof consumerTypeSchema>;
