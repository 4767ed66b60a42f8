import { createHash, randomUUID } from 'node:crypto';
import { insertCase, lockFingerprint, type NewCase, type NewCasePicture, sentBefore } from '@eyelet/db/cases/case.ts';
import type { NewCaseDocument } from '@eyelet/db/cases/document.ts';
import { writeFacts } from '@eyelet/db/events/event.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import type { Context } from '../kernel/context.ts';
import { readableId } from '../kernel/readable-id.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { newClock } from './clock.ts';

/** Milliseconds within which the same content counts as a repeated call. */
export const repeatedMs = 60 * 60 * 1000;

/** A fingerprint of the content of a call, by which a repeated one is recognised. */
export function fingerprintOf(...parts: readonly unknown[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}

/** The id of the calling consumer; null for guests. */
export function consumerOf({ session }: Pick<Context, 'session'>): string | null {
  return session && session.consumerType !== 'GUEST' ? session.consumerNo : null;
}

/** The same under an id of its own. */
export const withId = <T>(one: T) => ({ ...one, id: randomUUID() });

type Opened = Readonly<{
  /** The members of the case that depend on its kind. */
  row: Omit<
    NewCase,
    'reference' | 'status' | 'consumer_id' | 'locale' | 'assignee' | 'fingerprint' | 'opened_at' | 'changed_at'
  >;
  message: string;
  pictures?: readonly Omit<NewCasePicture, 'id'>[];
  documents?: readonly Omit<NewCaseDocument, 'id'>[];
  fingerprint: Buffer;
}>;

/** Opens a case and returns its reference; a repeated call gets that of the first. */
export async function openCase(
  context: Context,
  { row, message, pictures = [], documents = [], fingerprint }: Opened,
): Promise<string> {
  const { shop, market, now } = context;
  const { database } = shop;
  const reference = await transact(database.db, async (tx) => {
    await lockFingerprint(tx, fingerprint);
    const earlier = await sentBefore(tx, fingerprint, new Date(now.getTime() - repeatedMs));
    if (earlier !== undefined) return earlier;
    const made = {
      ...row,
      ...{ reference: readableId(8), status: 'new' as const, consumer_id: consumerOf(context), locale: market.header },
      ...{ assignee: null, fingerprint, opened_at: now, changed_at: now },
      ...newClock(shop, { kind: row.kind, locale: market.header }, now),
    };
    await insertCase(tx, made, { id: randomUUID(), text: message }, pictures.map(withId), documents.map(withId));
    const { reference } = made;
    await writeFacts(tx, [{ name: 'case.opened', subject: reference, payload: { reference } }], now);
    return reference;
  });
  wakeAnnouncer(database);
  return reference;
}
