import { operation } from '../kernel/operation.ts';
import { importParams, readImportSchema } from './content-import.ts';

/** An import with its report. */
export const readImport = operation({
  id: 'contentImports.read',
  method: 'GET',
  path: '/staff/v1/content-imports/{importId}',
  summary: 'Read an import of content',
  callers: { staff: 'content.publish' },
  params: importParams,
  response: readImportSchema,
  refusals: ['STF404'],
  invalid: 'STF400',
});
