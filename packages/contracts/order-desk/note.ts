import { Type } from 'typebox';
import { mostNoteLength } from './timeline.ts';

/** The caller chooses the id of a note, so that a repeated call writes it once. */
export const noteParams = Type.Object({
  orderNumber: Type.String({ maxLength: 64 }),
  noteId: Type.String({ pattern: '^[0-9a-fA-F-]{36}$', description: 'A UUID made by the caller.' }),
});

export const noteText = Type.String({ minLength: 1, maxLength: mostNoteLength, pattern: '\\S' });
