import { noteCase } from '@eyelet/contracts/cases/note.ts';
import { handle } from '../kernel/handle.ts';
import { writeEntry } from './write-entry.ts';

/** Writes a note for colleagues. */
export const noteCaseHandler = handle(noteCase, (context, { params, body }) =>
  writeEntry(context, {
    ...{ operation: noteCase, kind: 'note', ...params, text: body.text },
    status: ({ status }) => status,
  }),
);
