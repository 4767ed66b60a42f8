/** States of an order and the moves between them (C1.39). */
export const orderMoves = {
  created: ['payment pending', 'confirmed', 'cancelled'],
  'payment pending': ['confirmed', 'cancelled'],
  confirmed: ['in fulfilment', 'cancelled'],
  'in fulfilment': ['shipped', 'ready for pickup', 'cancelled'],
  // Goods of a parcel that was lost are sent again with another order, and come back as part of this one.
  shipped: ['delivered', 'return requested'],
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

/** A move of the table; a caller passes it to the repository, which moves an order only from its first state. */
export type OrderMove<F extends OrderState = OrderState> = Readonly<{ from: F; to: (typeof orderMoves)[F][number] }>;

/** The move of an order between two states; throws for one that the table does not have. */
export function orderMove<F extends OrderState>(from: F, to: (typeof orderMoves)[F][number]): OrderMove<F> {
  if (!mayMove(from, to)) throw new Error(`an order cannot move from ${from} to ${to}`);
  return { from, to };
}
