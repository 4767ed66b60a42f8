import { readHome } from '@eyelet/contracts/home/read.ts';
import { taskKinds, taskPermissions } from '@eyelet/contracts/home/task.ts';
import { isSellerKey, settingKeys } from '@eyelet/contracts/settings/registry.ts';
import { readWaiting } from '@eyelet/db/home/tasks.ts';
import { handle } from '../kernel/handle.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { labelsStuckBefore } from '../order-desk/labels-stuck-before.ts';
import { faultsSince } from '../promotion-desk/faults-since.ts';
import { lateBefore } from '../transfers/late-before.ts';

const sellerKeys = settingKeys.filter(isSellerKey);

/** The tasks that wait at the desks that the caller may use. */
export const readHomeHandler = handle(readHome, async (context) => {
  const { shop, now } = context;
  const { staffId, permissions } = staffOf(context);
  const kinds = taskKinds.filter((kind) => permissions.has(taskPermissions[kind]));
  const waiting = await readWaiting(shop.database.db, kinds, {
    ...{ staffId, sellerKeys, now },
    transfersLateBefore: lateBefore(shop, now),
    labelsStuckBefore: labelsStuckBefore(now),
    faultsSince: faultsSince(now),
  });
  const byKind = new Map(waiting.map((row) => [row.kind, row]));
  return {
    tasks: kinds.flatMap((kind) => {
      const row = byKind.get(kind);
      return row ? [{ kind, count: row.count, since: row.since?.toISOString() ?? null }] : [];
    }),
  };
});
