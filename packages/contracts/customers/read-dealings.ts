import { type Static, Type } from 'typebox';
import { caseStatuses } from '../cases/case.ts';
import { nullable, oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { orderStates } from '../orders/order.ts';
import { returnStates } from '../returns/return.ts';
import { customerParams } from './customer.ts';

const instant = Type.String({ format: 'date-time' });

const unseen = 'Null where the caller may not see them.';

/** What a customer has to do with the shop: the latest of each, and the value that the shop owes. */
export const dealingsSchema = Type.Object({
  orders: nullable(
    Type.Object(
      {
        total: Type.Integer({ description: 'Of all orders.' }),
        latest: Type.Array(
          Type.Object({
            orderNumber: Type.String(),
            status: oneOf(orderStates),
            placedAt: instant,
            currency: Type.String(),
            total: Type.Number(),
            totalUnits: Type.Integer(),
          }),
        ),
      },
      { description: unseen },
    ),
  ),
  returns: nullable(
    Type.Array(
      Type.Object({
        returnId: Type.String(),
        orderNumber: Type.String(),
        state: oneOf(returnStates),
        createdAt: instant,
        handedOverAt: nullable(instant),
      }),
      { description: unseen },
    ),
  ),
  cases: nullable(
    Type.Array(
      Type.Object({
        reference: Type.String(),
        status: oneOf(caseStatuses),
        about: Type.String({ description: 'Category and subject in the language of the caller.' }),
        openedAt: instant,
        mergedInto: nullable(Type.String({ description: 'Reference of the case in which it is read and answered.' })),
      }),
      { description: unseen },
    ),
  ),
  points: nullable(Type.Integer({ description: `Points that can be spent. ${unseen}` })),
  giftCards: nullable(
    Type.Array(
      Type.Object({ giftCardId: Type.String(), last4: Type.String(), currency: Type.String(), balance: Type.Number() }),
      { description: `Those saved in the account. ${unseen}` },
    ),
  ),
  rewards: nullable(
    Type.Array(
      Type.Object({
        masked: Type.String(),
        currency: Type.String(),
        balance: Type.Number(),
        expiresAt: nullable(instant),
      }),
      { description: `Vouchers of this account with something left on them. ${unseen}` },
    ),
  ),
});

export type Dealings = Static<typeof dealingsSchema>;

/** Orders, returns, cases and value of a customer, each for those who may use its desk. */
export const readDealings = operation({
  id: 'customers.readDealings',
  method: 'GET',
  path: '/staff/v1/customers/{consumerNo}/dealings',
  summary: 'Read orders, returns, cases and value of a customer',
  callers: { staff: 'customers.read' },
  params: customerParams,
  response: dealingsSchema,
  refusals: ['STF404'],
  invalid: 'STF404',
});
