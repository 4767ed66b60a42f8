import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { textParams, textSchema, textVersionSchema } from './text.ts';

/** Resets a text to its standard. STF409 with `current` if somebody else has changed it since. */
export const resetText = operation({
  id: 'texts.reset',
  method: 'DELETE',
  path: '/staff/v1/texts/{wording}/{key}',
  summary: 'Reset a text of the shop',
  callers: { staff: 'settings.write' },
  params: textParams,
  query: Type.Object({ version: textVersionSchema }),
  response: textSchema,
  refusals: ['STF404', 'STF409'],
  invalid: 'STF400',
});
