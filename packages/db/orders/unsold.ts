/** States of orders that are no sale. */
export const unsold: readonly string[] = ['created', 'payment pending', 'cancelled'];
