import { readCustomer } from '@eyelet/contracts/customers/read.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { customerView } from './view.ts';

export const readCustomerHandler = handle(
  readCustomer,
  async (context, { params }) =>
    (await customerView(context, context.shop.database.db, params.consumerNo)) ?? refuse('STF404'),
);
