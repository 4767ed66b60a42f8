import { type Static, Type } from 'typebox';
import { basketParams } from '../cart/target.ts';
import { nullable, oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { attachableMethods } from './add-instrument.ts';

export const paymentMethodSchema = Type.Object({
  payment_method_id: oneOf(attachableMethods),
  label: Type.String({ description: 'In the language of the call.' }),
  brands: Type.Array(Type.String({ description: 'Brands of cards, where the method is one.' })),
  limits: nullable(
    Type.Object({ from: Type.Number(), to: Type.Number() }, { description: 'Totals it is for, in major units.' }),
  ),
  instalments: nullable(Type.Integer({ description: 'Number of instalments when paying later.' })),
  remainingAmount: nullable(
    Type.Number({ description: 'What the caller has left of it this year, in major units; for credit (C6.10).' }),
  ),
  payableAmount: nullable(
    Type.Number({ description: 'What of that the cart can still be paid with, in major units (C6.11).' }),
  ),
});

export type PaymentMethod = Static<typeof paymentMethodSchema>;

/** The payment methods of a cart, by its market, its total and the caller (C7.43). */
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
