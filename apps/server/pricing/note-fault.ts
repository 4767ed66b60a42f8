import { noteFault } from '@eyelet/db/promotions/fault.ts';
import { culpritAmong } from '@eyelet/domain/promotions/culprit.ts';
import type { Promotion } from '@eyelet/domain/promotions/promotion.ts';
import type { Shop } from '../kernel/shop.ts';

/** A fault that goes on is looked into again after so long. */
const notedMs = 600_000;
const mostNoted = 100;
const longest = 300;

/** When faults of the promotions, as they are, were kept, by their messages. */
const noted = new WeakMap<readonly Promotion[], ReadonlyMap<string, number>>();

/**
 * Keeps a fault of promotions for staff, with the promotion that causes it, unless this process has done so lately. No sale waits for it,
 * and none fails with it. Each message costs a search, so that there is an end to them where they differ with each cart.
 */
export function noteFaultOf(
  { database, log, clock, catalogue }: Pick<Shop, 'database' | 'log' | 'clock' | 'catalogue'>,
  error: unknown,
  { promotions, judge }: Readonly<{ promotions: readonly Promotion[]; judge: (some: readonly Promotion[]) => unknown }>,
): void {
  const at = clock();
  const message = String(error).slice(0, longest);
  const all = catalogue.promotions();
  const lately = [...(noted.get(all) ?? [])].filter(([, before]) => Math.abs(at.getTime() - before) < notedMs);
  if (lately.length >= mostNoted || lately.some(([said]) => said === message)) return;
  noted.set(all, new Map([...lately, [message, at.getTime()]]));
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
