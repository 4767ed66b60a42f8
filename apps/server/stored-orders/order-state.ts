import type { Transaction } from '@eyelet/db/database.ts';
import { lockOrderState, lockStateWithBuyer } from '@eyelet/db/orders/shipment.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { type OrderState, orderMoves } from '@eyelet/domain/orders/life-cycle.ts';

/** The state of an order from its row; throws for one that the table of moves does not have. */
export function orderStateOf(orderNumber: string, state: string): OrderState {
  if (Object.hasOwn(orderMoves, state)) return state as OrderState;
  throw new Error(`order ${orderNumber} is in the unknown state ${state}`);
}

/** The state of an order, which is locked until the transaction ends; undefined for an unknown one. */
export async function lockedState(tx: Transaction<Tables>, orderNumber: string): Promise<OrderState | undefined> {
  const state = await lockOrderState(tx, orderNumber);
  return state === undefined ? undefined : orderStateOf(orderNumber, state);
}

/** The same, undefined too for an order whose buyer is erased. */
export async function lockedStateWithBuyer(
  tx: Transaction<Tables>,
  orderNumber: string,
): Promise<OrderState | undefined> {
  const state = await lockStateWithBuyer(tx, orderNumber);
  return state === undefined ? undefined : orderStateOf(orderNumber, state);
}
