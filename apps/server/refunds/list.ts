import { listRefunds } from '@eyelet/contracts/refunds/list.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { orderRefunds } from './view.ts';

export const listRefundsHandler = handle(
  listRefunds,
  async (context, { params }) =>
    (await orderRefunds(context, context.shop.database.db, params.orderNumber)) ?? refuse('STF404'),
);
