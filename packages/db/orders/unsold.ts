/** States in which an order does not count as a sale. */
export const unsold: readonly string[] = ['created', 'payment pending', 'cancelled'];
