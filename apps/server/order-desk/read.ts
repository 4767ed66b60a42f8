import { readDeskOrder } from '@eyelet/contracts/order-desk/read.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { deskOrder } from './view.ts';

/** One order with its shipments and payments. */
export const readDeskOrderHandler = handle(readDeskOrder, async (context, { params }) => {
  return (await deskOrder(context.shop, params.orderNumber, staffOf(context).language)) ?? refuse('STF404');
});
