/** States of an order and the moves between them (C1.39). */
export const orderMoves = {
  created: ['payment pending', 'confirmed', 'cancelled'],
  'payment pending': ['confirmed', 'cancelled'],
  confirmed: ['in fulfilment', 'cancelled'],
  'in fulfilment': ['shipped', 'ready for pickup', 'cancelled'],
  shipped: ['delivered'],
  'ready for pickup': ['picked up', 'cancelled'],
  delivered: ['return requested'],
  'picked up': ['return requested'],
  'return requested': ['returned', 'delivered', 'picked up'],
  returned: ['refunded'],
  cancelled: ['refunded'],
  refunded: [],
} as const;

export type OrderState = keyof typeof orderMoves;

/** Whether an order in one state may go to another. */
export function mayMove(from: OrderState, to: OrderState): boolean {
  return (orderMoves[from] as readonly OrderState[]).includes(to);
}

/** States that a table names but that no move leads to, and moves to states that do not exist; empty when it is sound. */
export function faultsOfTable(moves: Readonly<Record<string, readonly string[]>>, start: string): readonly string[] {
  const reached = new Set([start]);
  const waiting = [start];
  const faults: string[] = [];
  for (let state = waiting.pop(); state !== undefined; state = waiting.pop()) {
    for (const next of moves[state] ?? []) {
      if (!(next in moves)) faults.push(`${state} leads to ${next}, which is no state`);
      else if (!reached.has(next)) {
        reached.add(next);
        waiting.push(next);
      }
    }
  }
  for (const state of Object.keys(moves)) if (!reached.has(state)) faults.push(`nothing leads to ${state}`);
  return faults;
}
