import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';
import { disputeSchema } from './dispute.ts';

/** What the shop can say of an order that is disputed, in the order in which the paper says it. */
export const evidencePieces = [
  'order',
  'invoice',
  'addresses',
  'delivery',
  'correspondence',
  'refunds',
  'terms',
] as const;

export type EvidencePiece = (typeof evidencePieces)[number];

/** The most characters of the shop's own words to the bank. */
export const mostEvidenceText = 4000;

/** Pictures of one answer. */
export const mostEvidencePictures = 4;

/**
 * How a dispute is answered, with what the shop knows of its order. Pieces, reason, text and pictures are empty for whoever may not answer
 * disputes (`disputes.write`).
 */
export const evidenceSchema = Type.Object({
  dispute: disputeSchema,
  version: Type.Integer({ description: 'Sent back with a change; 0 while nothing was saved.' }),
  mayAnswer: Type.Boolean({
    description: 'It is open, in time, not answered, the provider takes answers, and the caller may answer.',
  }),
  known: Type.Array(
    Type.Object({
      piece: oneOf(evidencePieces),
      count: Type.Integer({ description: 'How much of it there is: lines, papers, parcels, messages or refunds.' }),
      latest: nullable(Type.String({ format: 'date-time', description: 'When the latest of it happened.' })),
    }),
    { description: 'What the shop knows; a piece of which it knows nothing is missing.' },
  ),
  pieces: Type.Array(oneOf(evidencePieces), { description: 'What is in the paper.' }),
  reasonCode: Type.String({ description: 'The reason, as the provider calls it; empty until one is chosen.' }),
  text: Type.String(),
  pictures: Type.Array(
    Type.Object({ pictureId: Type.String(), name: Type.String(), width: Type.Integer(), height: Type.Integer() }),
  ),
});

export type Evidence = Static<typeof evidenceSchema>;
