import { Type } from 'typebox';

const id = () => Type.Optional(Type.String({ maxLength: 64 }));

/** The two names under which calls give the cart; both mean the basketId. */
export const cartIdMembers = { cartId: id(), basketId: id() };

/** Query members that every cart call takes. */
export const cartQuery = Type.Object(cartIdMembers);

/** Path of a call on one cart. */
export const basketParams = Type.Object({ basketId: Type.String({ maxLength: 64 }) });
