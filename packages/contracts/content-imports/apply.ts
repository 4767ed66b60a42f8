import { operation } from '../kernel/operation.ts';
import { contentImportSchema, importParams } from './content-import.ts';

/**
 * Applies an import that was tried out, or repeats one that has failed; one that is running or done is answered as it stands.
 * STF409 with `current`: it is still being tried out, or was refused; STF404: its file is gone.
 */
export const applyImport = operation({
  id: 'contentImports.apply',
  method: 'POST',
  path: '/staff/v1/content-imports/{importId}/apply',
  summary: 'Import content that was tried out',
  callers: { staff: 'content.publish' },
  params: importParams,
  response: contentImportSchema,
  refusals: ['STF403', 'STF404', 'STF409'],
  invalid: 'STF400',
});
