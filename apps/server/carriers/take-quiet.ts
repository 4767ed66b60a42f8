import type { Database } from '@eyelet/db/database.ts';
import { type QuietOutcome, type QuietReport, storeQuiet } from '@eyelet/db/parcels/store-quiet.ts';
import { areQuiet } from '@eyelet/domain/parcels/quiet.ts';
import { formerMs, type ParcelUpdate } from '@eyelet/domain/parcels/scan.ts';
import { createGroup } from '../kernel/group.ts';
import type { Shop } from '../kernel/shop.ts';

/** Reports that one statement stores. */
const most = 64;

type Asked = Readonly<{ report: QuietReport; now: Date }>;

const groups = new WeakMap<Database, (asked: Asked) => Promise<QuietOutcome>>();

/**
 * Stores an update that is no news whatever else is known, together with others that come at the same time; `open` for any other, of which
 * nothing is stored, and for one that could not be stored with the others: it is taken by itself.
 */
export async function takeQuiet(
  { database, clock, log }: Pick<Shop, 'database' | 'clock' | 'log'>,
  { carrier, scans, expectedOn, saidAt }: ParcelUpdate,
  numbers: readonly string[],
): Promise<QuietOutcome> {
  if (!areQuiet(scans)) return 'open';
  try {
    return await groupOf(database)({ report: { carrier, numbers, expectedOn, saidAt, scans }, now: clock() });
  } catch (error) {
    log.warn({ err: error }, 'reports of carriers could not be stored together');
    return 'open';
  }
}

function groupOf(database: Database): (asked: Asked) => Promise<QuietOutcome> {
  const known = groups.get(database);
  if (known) return known;
  const group = createGroup(most, (asked: readonly Asked[]) =>
    storeQuiet(
      database.pool,
      asked.map(({ report }) => report),
      { formerMs, now: asked[0]?.now ?? new Date() },
    ),
  );
  groups.set(database, group);
  return group;
}
