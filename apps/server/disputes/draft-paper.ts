import { evidencePictures } from '@eyelet/db/disputes/picture.ts';
import type { Shop } from '../kernel/shop.ts';
import type { Answered } from './answerable.ts';
import { drawEvidence } from './draw-evidence.ts';
import { piecesIn } from './evidence-view.ts';
import { knownOf, knownPieces } from './known.ts';

/** The paper that a draft comes to now; undefined if it would say nothing. */
export async function draftPaper(shop: Shop, { dispute, answer }: Answered): Promise<Buffer | undefined> {
  const known = await knownOf(shop, dispute.order_number);
  if (!known || !answer) return undefined;
  const there = new Set(knownPieces(known).map(({ piece }) => piece));
  const pieces = piecesIn(answer.pieces).filter((piece) => there.has(piece));
  const pictures = await evidencePictures(shop.database.db, dispute.id);
  const { text } = answer;
  if (pieces.length === 0 && pictures.length === 0 && text.trim() === '') return undefined;
  return drawEvidence(shop, dispute, { known, pieces, text, pictures });
}
