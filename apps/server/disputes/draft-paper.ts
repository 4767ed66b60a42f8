import type { EvidencePiece } from '@eyelet/contracts/disputes/evidence.ts';
import { evidencePictures } from '@eyelet/db/disputes/picture.ts';
import type { Shop } from '../kernel/shop.ts';
import type { Answered } from './answerable.ts';
import { drawEvidence } from './draw-evidence.ts';
import { piecesIn } from './evidence-view.ts';
import { knownOf, knownPieces } from './known.ts';

/** A paper, with the chosen pieces of which it says something. */
type DraftPaper = Readonly<{ bytes: Buffer; pages: number; pieces: EvidencePiece[] }>;

/** The paper that a draft comes to now; undefined if it would say nothing. */
export async function draftPaper(shop: Shop, { dispute, answer }: Answered): Promise<DraftPaper | undefined> {
  const known = await knownOf(shop, dispute);
  if (!known || !answer) return undefined;
  const there = new Set(knownPieces(known).map(({ piece }) => piece));
  const pieces = piecesIn(answer.pieces).filter((piece) => there.has(piece));
  const pictures = await evidencePictures(shop.database.db, dispute.id);
  const { text } = answer;
  if (pieces.length === 0 && pictures.length === 0 && text.trim() === '') return undefined;
  return { ...(await drawEvidence(shop, dispute, { known, pieces, text, pictures })), pieces };
}
