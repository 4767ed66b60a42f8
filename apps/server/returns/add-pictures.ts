import { createHash, randomUUID } from 'node:crypto';
import { addReturnPictures } from '@eyelet/contracts/returns/add-pictures.ts';
import { insertReturnPictures, picturesOfLine } from '@eyelet/db/returns/picture.ts';
import { returnsOfOrder } from '@eyelet/db/returns/return.ts';
import { checkPictureCount } from '@eyelet/domain/cases/pictures.ts';
import { fieldRefusalsOf } from '../cases/field-refusal.ts';
import { type KeptPicture, readPictures } from '../cases/read-pictures.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse, refuseFields } from '../kernel/refusal.ts';
import { isBuyer, provenOrder } from '../stored-orders/proven-order.ts';
import { knownOfReturns } from './known-of-returns.ts';
import { withLockedReturn } from './locked-return.ts';
import { returnView } from './view.ts';

/** Adds pictures to an item of a return that is not decided. */
export const addReturnPicturesHandler = handle(addReturnPictures, async (context, { params, body }) => {
  const { shop, market, now } = context;
  const { db } = shop.database;
  const stored = await provenOrder(context, params.orderId, body);
  if (stored instanceof Refusal) return stored;
  const { orderNumber } = stored;
  const lineNo = stored.lines.find(({ item_id }) => item_id === body.itemId)?.line_no;
  const found = (await returnsOfOrder(db, orderNumber)).find(({ return_id }) => return_id === body.returnId);
  // Before anything is decoded: that is the work.
  if (lineNo === undefined || !found?.lines.some(({ line_no }) => line_no === lineNo)) return refuse('RTN500');
  if (found.state === 'closed') return refuse('RTN500');
  const key = { return_id: body.returnId, line_no: lineNo };
  const sent = [...new Set(body.pictures)].map((text) => ({ text, fingerprint: fingerprintOf(text) }));
  const there = await picturesOfLine(db, key);
  const added = newOf(sent, there);
  const isMany = checkPictureCount(there.length + added.length);
  if (isMany) return refuseFields('PRO412', fieldRefusalsOf({ pictures: isMany }, market.tag));
  const kept: (KeptPicture & Fingerprinted)[] = [];
  for (const { text, fingerprint } of added) {
    const read = await readPictures([text]);
    if ('key' in read) return refuseFields('PRO412', fieldRefusalsOf({ pictures: read }, market.tag));
    kept.push(...read.map((picture) => ({ ...picture, fingerprint })));
  }
  const outcome = await withLockedReturn(context, body.returnId, async (tx, { one }) => {
    if (one.state === 'closed') return 'closed';
    const before = await picturesOfLine(tx, key);
    const first = Math.max(-1, ...before.map(({ position }) => position)) + 1;
    const fresh = newOf(kept, before);
    const problem = checkPictureCount(before.length + fresh.length);
    if (problem) return problem;
    const rows = fresh.map((picture, index) => ({
      ...{ ...picture, ...key, order_number: orderNumber, id: randomUUID(), position: first + index, sent_at: now },
    }));
    await insertReturnPictures(tx, rows);
    return 'added';
  });
  if (outcome === 'closed') return refuse('RTN500');
  if (typeof outcome === 'object') return refuseFields('PRO412', fieldRefusalsOf({ pictures: outcome }, market.tag));
  const one = (await returnsOfOrder(db, orderNumber)).find(({ return_id }) => return_id === body.returnId);
  if (!one) return refuse('OHS4004');
  const known = await knownOfReturns(db, orderNumber, [one]);
  return returnView(shop, stored, one, { seesPapers: isBuyer(context, stored, body), ...known });
});

type Fingerprinted = Readonly<{ fingerprint: Buffer }>;

function fingerprintOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Those that are not among the pictures that a line has. */
function newOf<T extends Fingerprinted>(pictures: readonly T[], there: readonly Fingerprinted[]): readonly T[] {
  return pictures.filter(({ fingerprint }) => !there.some((other) => other.fingerprint.equals(fingerprint)));
}
