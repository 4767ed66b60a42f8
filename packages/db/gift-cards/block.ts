import type { Reader } from '../database.ts';

export type Block = Readonly<{
  cause: string;
  note?: string;
  /** When it was voided, for a void card. */
  voidedAt?: Date;
}>;

/** Blocks cards, permanently or until they are unblocked; a void card stays void. */
export async function blockCards(
  db: Reader,
  ids: readonly string[],
  { cause, note = '', voidedAt }: Block,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('gift_card')
    .set((eb) => ({
      ...{ state: 'blocked', block_cause: cause, block_note: note, version: eb('version', '+', 1) },
      // A void card is never mailed.
      ...(voidedAt ? { voided_at: voidedAt, send_at: null } : {}),
    }))
    .where('id', 'in', [...ids])
    .where('voided_at', 'is', null)
    .execute();
}

/** Unblocks a card that is not void. */
export async function unblockCard(db: Reader, id: string): Promise<void> {
  await db
    .updateTable('gift_card')
    .set((eb) => ({ state: 'active', block_cause: null, block_note: '', version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('voided_at', 'is', null)
    .execute();
}
