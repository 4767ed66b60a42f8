import type { OrderState } from './life-cycle.ts';

/** The groups by which shoppers filter their orders (C1.22); each state is in one. */
export const orderGroups = {
  open: ['created', 'payment pending', 'confirmed', 'in fulfilment', 'shipped', 'ready for pickup'],
  received: ['delivered', 'picked up'],
  undone: ['cancelled', 'return requested', 'returned', 'refunded'],
} as const satisfies Readonly<Record<string, readonly OrderState[]>>;

export type OrderGroup = keyof typeof orderGroups;

/** The group named by a word, as in a query; undefined for any other word. */
export function orderGroup(word: string | null): OrderGroup | undefined {
  return word !== null && Object.hasOwn(orderGroups, word) ? (word as OrderGroup) : undefined;
}
