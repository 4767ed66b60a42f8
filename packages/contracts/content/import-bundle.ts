import { type Static, Type } from 'typebox';
import { oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { contentFindingSchema } from './check.ts';
import { contentKinds } from './kinds.ts';

/** The most rows listed in a report; refused ones come first. */
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
 * Imports content that another shop exported: missing items are created, items that differ get another version, which
 * is published if it was in the other shop, unless the checklist of this shop blocks that; other items stay. A file
 * that this shop has under another name keeps it, and imported documents use that name. If anything is refused, nothing
 * is imported. Repeating the import changes nothing. With `trial` it only reports what it would do. STF452 for a file
 * that is not such an export: `type`, `bytes`, `broken`, or `more` for one with unexpected contents.
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
