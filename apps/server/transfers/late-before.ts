import type { Shop } from '../kernel/shop.ts';

const dayMs = 24 * 60 * 60_000;

/** Transfers that were sent before are in transit longer than the shop has set. */
export function lateBefore({ settings }: Pick<Shop, 'settings'>, now: Date): Date {
  return new Date(now.getTime() - settings.current()['transfers.transit-days'] * dayMs);
}
