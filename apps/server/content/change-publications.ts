import type { OpenedItem } from '@eyelet/contracts/content/item.ts';
import type { Operation } from '@eyelet/contracts/kernel/operation.ts';
import { lockItem } from '@eyelet/db/content/item.ts';
import type { Transaction } from '@eyelet/db/database.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import type { Facts } from '@eyelet/domain/audit/diff.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import type { Context } from '../kernel/context.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { openWritten } from './opened.ts';

type Change<Id extends 'STF400' | 'STF404' | 'STF409' | 'STF451'> = (
  tx: Transaction<Tables>,
  before: OpenedItem,
) => Promise<'done' | 'same' | Refusal<Id>>;

/**
 * Changes the publications of an item in one transaction, with an audit entry. Repeating a call answers the item as it
 * is; an unknown item is refused.
 */
export function changePublications<Id extends 'STF400' | 'STF404' | 'STF409' | 'STF451'>(
  context: Context,
  operation: Operation,
  itemId: string,
  change: Change<Id>,
): Promise<OpenedItem | Refusal<Id | 'STF404'>> {
  const { shop, now } = context;
  return transact(shop.database.db, async (tx) => {
    if (!(await lockItem(tx, itemId))) return refuse('STF404');
    const before = await openWritten(tx, itemId, now);
    const outcome = await change(tx, before);
    if (outcome instanceof Refusal) return outcome;
    if (outcome === 'same') return before;
    const after = await openWritten(tx, itemId, now);
    const subject = { kind: 'content', id: itemId } as const;
    await recordAudit(tx, operation, { subject, before: factsOf(before), after: factsOf(after) }, sourceOf(context));
    return after;
  });
}

function factsOf({ item, publications }: OpenedItem): Facts {
  return {
    ...{ state: item.state, published: item.published, latest: item.latest },
    publications: publications.map(({ version, startsAt, endsAt }) => `${version}: ${startsAt} – ${endsAt ?? ''}`),
  };
}
