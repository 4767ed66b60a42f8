import { Type } from 'typebox';

const id = () => Type.Optional(Type.String({ maxLength: 64 }));

/** The two names of the cart's id in calls; both mean the basketId. */
export const cartIdMembers = { cartId: id(), basketId: id() };

/** Query members that every cart call accepts. */
export const cartQuery = Type.Object(cartIdMembers);

/** Path of a call on one cart. */
export const basketParams = Type.Object({ basketId: Type.String({ maxLength: 64 }) });
