import { type Evidence, type EvidencePiece, evidencePieces } from '@eyelet/contracts/disputes/evidence.ts';
import { evidencePictureFacts } from '@eyelet/db/disputes/picture.ts';
import type { Context } from '../kernel/context.ts';
import { refuse } from '../kernel/refusal.ts';
import { findAnswered, refusalOfAnswer } from './answerable.ts';
import { knownOf, knownPieces } from './known.ts';
import { disputeView } from './view.ts';

/** A dispute with what is known and gathered to answer it, as it is now; STF404 where there is none. */
export async function evidenceView({ shop, now }: Pick<Context, 'shop' | 'now'>, disputeId: string) {
  const { db } = shop.database;
  const found = await findAnswered(db, disputeId);
  const known = found && (await knownOf(shop, found.dispute.order_number));
  if (!found || !known) return refuse('STF404');
  const { dispute, answer } = found;
  const pictures = await evidencePictureFacts(db, disputeId);
  return {
    dispute: disputeView(dispute),
    version: answer?.version ?? 0,
    mayAnswer: refusalOfAnswer(shop, found, now) === undefined,
    known: [...knownPieces(known)],
    pieces: piecesIn(answer?.pieces ?? []),
    reasonCode: answer?.reason_code ?? '',
    text: answer?.text ?? '',
    pictures: pictures.map(({ id: pictureId, name, width, height }) => ({ pictureId, name, width, height })),
  } satisfies Evidence;
}

/** Stored pieces in the order of the paper; one that is known no more is left out. */
export function piecesIn(stored: readonly string[]): EvidencePiece[] {
  return evidencePieces.filter((piece) => stored.includes(piece));
}
