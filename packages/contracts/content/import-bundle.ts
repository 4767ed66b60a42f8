import { type Static, Type } from 'typebox';
import { oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { contentFindingSchema } from './check.ts';
import { contentKinds } from './kinds.ts';

/** Rows that are listed of an import; those that were refused first. */
export const mostBundleRows = 500;

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

export const bundleReportSchema = Type.Object({
  applied: Type.Boolean({
    description: 'False for a trial, and where something was refused: then nothing was written.',
  }),
  created: Type.Integer(),
  changed: Type.Integer(),
  same: Type.Integer(),
  refused: Type.Integer(),
  rows: Type.Array(rowSchema),
});

export type BundleReport = Static<typeof bundleReportSchema>;
export type BundleRow = Static<typeof rowSchema>;

/**
 * Takes the content of a file that another shop exported: what is missing is created, what differs gets another version and is published where
 * it was, unless the checklist before publishing blocks that here; what this shop has besides stays. A file that it has under another name stays
 * under that name, by which what is imported then refers to it. All of it or, if anything is refused, nothing. Repeated, it changes nothing.
 * With `trial` it only says what it would do. STF452 for a file that is no such export: `type`, `bytes`, `broken`, or `more` for one with something
 * else in it.
 */
export const importBundle = operation({
  id: 'content.importBundle',
  method: 'POST',
  path: '/staff/v1/content-bundle',
  summary: 'Import content with its media',
  callers: { staff: 'content.publish' },
  query: Type.Object({ trial: Type.Optional(Type.Boolean()) }),
  file: true,
  response: bundleReportSchema,
  refusals: ['STF403', 'STF452'],
  invalid: 'STF400',
  perMinute: 10,
});
