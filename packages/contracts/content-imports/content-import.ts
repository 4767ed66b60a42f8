import { type Static, Type } from 'typebox';
import { contentFindingSchema } from '../content/check.ts';
import { contentKinds } from '../content/kinds.ts';
import { nullable, oneOf } from '../kernel/nullable.ts';

/** Rows that are listed of an import; those that were refused first. */
export const mostImportRows = 500;

/**
 * `checking`: being tried out; `checked`: waits to be applied; `importing`: being applied; `done`; `refused`: nothing was
 * imported, as something of it was refused; `failed`: nothing was imported, because of a fault of the shop.
 */
export const importStates = ['checking', 'checked', 'importing', 'done', 'refused', 'failed'] as const;

/** What a run does: it receives files of media, writes items, and runs the checklist on what would be published. */
export const importSteps = ['files', 'items', 'review'] as const;

const rowSchema = Type.Object({
  kind: oneOf([...contentKinds, 'medium']),
  key: Type.String({ description: 'Key of an item; name of a medium.' }),
  name: Type.String(),
  outcome: oneOf(['created', 'changed', 'refused']),
  problems: Type.Array(Type.String(), { description: 'Why it was refused: members with what is wrong with them.' }),
  findings: Type.Array(contentFindingSchema, {
    description: 'What of the checklist keeps it from being published here, as it is where it comes from.',
  }),
});

const countsSchema = Type.Object({
  created: Type.Integer(),
  changed: Type.Integer(),
  same: Type.Integer(),
  refused: Type.Integer(),
});

/** An import of content, without the rows of its report. */
export const contentImportSchema = Type.Object({
  importId: Type.String(),
  fileName: Type.String(),
  bytes: Type.Integer(),
  state: oneOf(importStates),
  progress: nullable(
    Type.Object(
      { step: oneOf(importSteps), done: Type.Integer(), of: Type.Integer() },
      { description: 'While it is at work.' },
    ),
  ),
  problem: nullable(
    oneOf(['type', 'bytes', 'broken', 'more'], 'Why the file as a whole cannot be read; as with STF452.'),
  ),
  counts: nullable(countsSchema),
  askedAt: Type.String({ format: 'date-time' }),
  askedBy: Type.String(),
  endedAt: nullable(Type.String({ format: 'date-time' })),
});

/** An import with a row for each item and medium that is or would be changed, created or refused. */
export const readImportSchema = Type.Object({ ...contentImportSchema.properties, rows: Type.Array(rowSchema) });

export const importParams = Type.Object({
  importId: Type.String({
    format: 'uuid',
    description: 'Chosen by the caller, so that sending twice makes one import.',
  }),
});

export type ContentImport = Static<typeof contentImportSchema>;
export type ReadImport = Static<typeof readImportSchema>;
export type ImportStep = (typeof importSteps)[number];
export type ImportRow = Static<typeof rowSchema>;
export type ImportCounts = Static<typeof countsSchema>;
