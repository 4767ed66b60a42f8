import type { EvidencePiece } from '@eyelet/contracts/disputes/evidence.ts';

/** What the bank of the sandbox believes: that goods have arrived, or that money has gone back, and nothing else. */
const believed: ReadonlySet<EvidencePiece> = new Set(['delivery', 'refunds']);

/** How the bank of the sandbox decides about what a shop has sent. */
export function sandboxVerdict(pieces: readonly EvidencePiece[]): 'won' | 'lost' {
  return pieces.some((piece) => believed.has(piece)) ? 'won' : 'lost';
}
