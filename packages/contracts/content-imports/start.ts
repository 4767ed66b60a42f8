import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { fileNameSchema } from '../media/upload.ts';
import { contentImportSchema, importParams } from './content-import.ts';

/**
 * Imports the content of a file that another shop exported, in the background: missing items are created, different ones
 * get another version and are published if they were, unless the checklist blocks that here; all other content of this shop
 * stays. A file that this shop has under another name keeps that name, which the imported documents then use. It is all or
 * nothing: one refused item stops the import. Repeating it changes nothing. With `trial` it only reports what it would do, and
 * waits for `contentImports.apply`. STF452 for a file that is no such export: `type`, `bytes`, `broken`, or `more` for one with
 * unexpected entries; STF409 with `current`: the id has another file.
 */
export const startImport = operation({
  id: 'contentImports.start',
  method: 'PUT',
  path: '/staff/v1/content-imports/{importId}',
  summary: 'Import content with its media',
  callers: { staff: 'content.publish' },
  params: importParams,
  query: Type.Object({ fileName: fileNameSchema, trial: Type.Optional(Type.Boolean()) }),
  file: true,
  response: contentImportSchema,
  refusals: ['STF403', 'STF409', 'STF452'],
  invalid: 'STF400',
  perMinute: 10,
});
