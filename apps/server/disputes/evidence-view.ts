import { type Evidence, type EvidencePiece, evidencePieces } from '@eyelet/contracts/disputes/evidence.ts';
import { evidencePictureFacts } from '@eyelet/db/disputes/picture.ts';
import type { Context } from '../kernel/context.ts';
import { refuse } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { findAnswered, refusalOfAnswer } from './answerable.ts';
import { knownOf, knownPieces } from './known.ts';
import { disputeView } from './view.ts';

/**
 * A dispute with what is known and gathered to answer it, as it is now; STF404 where there is none. Whoever may not answer it sees how far it
 * is, and not what is said.
 */
export async function evidenceView(context: Context, disputeId: string) {
  const { shop, now } = context;
  const { db } = shop.database;
  const found = await findAnswered(db, disputeId);
  const known = found && (await knownOf(shop, found.dispute));
  if (!found || !known) return refuse('STF404');
  const { dispute, answer } = found;
  const maySee = staffOf(context).permissions.has('disputes.write');
  const pictures = maySee ? await evidencePictureFacts(db, disputeId) : [];
  const gathered = maySee ? answer : undefined;
  return {
    dispute: disputeView(dispute, now),
    version: answer?.version ?? 0,
    mayAnswer: maySee && refusalOfAnswer(shop, found, now) === undefined,
    known: [...knownPieces(known)],
    pieces: piecesIn(gathered?.pieces ?? []),
    reasonCode: gathered?.reason_code ?? '',
    text: gathered?.text ?? '',
    pictures: pictures.map(({ id: pictureId, name, width, height }) => ({ pictureId, name, width, height })),
  } satisfies Evidence;
}

/** Stored pieces in the order of the paper; one that is known no more is left out. */
export function piecesIn(stored: readonly string[]): EvidencePiece[] {
  return evidencePieces.filter((piece) => stored.includes(piece));
}
