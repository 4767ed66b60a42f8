import { type Static, Type } from 'typebox';
import { basketParams } from '../cart/target.ts';
import { operation } from '../kernel/operation.ts';

export const paymentMethodSchema = Type.Object({
  payment_method_id: Type.Literal('CREDIT_CARD'),
  label: Type.String({ description: 'In the language of the call.' }),
  brands: Type.Array(Type.String()),
});

export type PaymentMethod = Static<typeof paymentMethodSchema>;

/** How a cart can be paid (C7.43). */
export const listPaymentMethods = operation({
  id: 'payments.listMethods',
  method: 'GET',
  path: '/cart/v1/cart/{basketId}/paymentMethods',
  summary: 'Payment methods of a cart',
  callers: 'session',
  params: basketParams,
  response: Type.Object({ paymentMethods: Type.Array(paymentMethodSchema) }),
  refusals: ['BSK404'],
});
