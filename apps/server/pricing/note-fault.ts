import { noteFault } from '@eyelet/db/promotions/fault.ts';
import { culpritAmong } from '@eyelet/domain/promotions/culprit.ts';
import type { Promotion } from '@eyelet/domain/promotions/promotion.ts';
import type { Shop } from '../kernel/shop.ts';

/** A fault that goes on is looked into again after so long. */
const notedMs = 600_000;
const mostNoted = 100;
const longest = 300;

const noted = new WeakMap<Shop['database'], Map<string, number>>();

/**
 * Keeps a fault of promotions for staff, with the promotion that causes it, unless this process has done so lately. No sale waits for it,
 * and none fails with it.
 */
export function noteFaultOf(
  { database, log, clock }: Pick<Shop, 'database' | 'log' | 'clock'>,
  error: unknown,
  { promotions, judge }: Readonly<{ promotions: readonly Promotion[]; judge: (some: readonly Promotion[]) => unknown }>,
): void {
  const at = clock();
  const message = String(error).slice(0, longest);
  const times = noted.get(database) ?? new Map<string, number>();
  noted.set(database, times);
  const before = times.get(message);
  if (before !== undefined && Math.abs(at.getTime() - before) < notedMs) return;
  if (times.size >= mostNoted) times.clear();
  times.set(message, at.getTime());
  const promotionId = culpritAmong(promotions, (some) => fails(() => judge(some)))?.id ?? '';
  noteFault(database.db, { promotionId, message, at }).catch((failure: unknown) =>
    log.error({ err: failure }, 'fault of promotions not kept'),
  );
}

function fails(judge: () => unknown): boolean {
  try {
    judge();
    return false;
  } catch {
    return true;
  }
}
