import type { FollowUp } from '@eyelet/contracts/follow-ups/follow-up.ts';
import { listFollowUps } from '@eyelet/contracts/follow-ups/list.ts';
import { countFailed, type FailedCursor, failedConsumers, failedDeliveries } from '@eyelet/db/events/failed.ts';
import { cutPage } from '../kernel/cut-page.ts';
import { handle } from '../kernel/handle.ts';

/** Facts that consumers gave up on, the latest first. */
export const listFollowUpsHandler = handle(listFollowUps, async ({ shop }, { query }) => {
  const { after, limit = 50, consumer, name, search } = query;
  const { db } = shop.database;
  const filter = { consumer, name, search: search?.trim() || undefined };
  const [found, total, consumers] = await Promise.all([
    failedDeliveries(db, { limit: limit + 1, after: readCursor(after), ...filter }),
    countFailed(db, filter),
    failedConsumers(db),
  ]);
  const { page, last } = cutPage(found, limit);
  return {
    rows: page.map(
      ({ happenedAt, failedAt, payload, ...row }): FollowUp => ({
        ...row,
        payload: payload as FollowUp['payload'],
        happenedAt: happenedAt.toISOString(),
        failedAt: failedAt.toISOString(),
      }),
    ),
    next: last ? [last.failedAt.toISOString(), last.eventId, last.consumer].join(' ') : null,
    total,
    consumers: [...consumers],
  };
});

/** The end of the page before; undefined, and so the first page, for an invalid cursor. */
function readCursor(text = ''): FailedCursor | undefined {
  const [, at = '', id = '', consumer = ''] = /^(\S+) (\d{1,15}) (\S+)$/.exec(text) ?? [];
  const failedAt = new Date(at);
  return Number.isNaN(failedAt.getTime()) ? undefined : { failedAt, eventId: Number(id), consumer };
}
