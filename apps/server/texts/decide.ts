import type { Operation } from '@eyelet/contracts/kernel/operation.ts';
import type { ShopText } from '@eyelet/contracts/texts/text.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { lockShopText, type ShopTextRow, writeShopText } from '@eyelet/db/texts/shop-text.ts';
import type { Wording } from '@eyelet/messages/wording.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import type { Context } from '../kernel/context.ts';
import { type Refusal, refuseStale } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { textView } from './view.ts';

type Decision = Readonly<{
  wording: Wording;
  key: string;
  standard: string;
  version: number;
  text: string;
  decided: boolean;
}>;

/**
 * Writes a text with its audit entry. A text that is stored already is answered as success, so that the call may be
 * repeated; an outdated version is refused with the current text.
 */
export function decide(
  context: Context,
  operation: Operation,
  { wording, key, standard, version, text, decided }: Decision,
): Promise<ShopText | Refusal<'STF409'>> {
  return transact(context.shop.database.db, async (tx) => {
    const row = await lockShopText(tx, wording, key);
    const before = textView({ wording, key, standard, row });
    const isSame = decided ? before.written === text : before.written === null;
    if (isSame) return before;
    if (before.version !== version) return refuseStale('STF409', before);
    const next: ShopTextRow = {
      ...{ wording, key, text, decided, version: version + 1 },
      ...{ changed_at: context.now, changed_by: staffOf(context).name },
    };
    await writeShopText(tx, next);
    const after = textView({ wording, key, standard, row: next });
    const change = {
      subject: { kind: 'text', id: `${wording} ${key}` },
      before: { text: before.text },
      after: { text: after.text },
    } as const;
    await recordAudit(tx, operation, change, sourceOf(context));
    return after;
  });
}
