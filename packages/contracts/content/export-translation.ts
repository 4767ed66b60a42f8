import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { translationParams } from './translation.ts';

/**
 * The texts of the newest version with their translations, for translators who work with their own tools (XLIFF 2.0).
 */
export const exportTranslation = operation({
  id: 'content.exportTranslation',
  method: 'GET',
  path: '/staff/v1/content/{itemId}/translations/{audience}',
  summary: 'Export the texts of an item for translation (application/xliff+xml)',
  callers: { staff: 'content.read' },
  params: translationParams,
  response: Type.Unsafe<never>({ type: 'string' }),
  refusals: ['STF400', 'STF404'],
  invalid: 'STF400',
  perMinute: 60,
});
