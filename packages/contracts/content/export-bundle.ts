import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';

/**
 * All content as one ZIP file for another shop: each item with its published version and its newest draft, and the
 * files of the media library with their descriptions. Earlier versions and scheduled publications are not included.
 */
export const exportBundle = operation({
  id: 'content.exportBundle',
  method: 'GET',
  path: '/staff/v1/content-bundle',
  summary: 'Export all content with its media (application/zip)',
  callers: { staff: 'content.publish' },
  response: Type.Unsafe<never>({ type: 'string' }),
  refusals: [],
  perMinute: 10,
});
