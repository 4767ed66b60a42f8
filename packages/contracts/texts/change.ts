import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { textParams, textSchema, textVersionSchema } from './text.ts';

/**
 * Changes a text that shoppers read, in one wording; every process has it within a second. STF400 if it does not parse or
 * takes other arguments than the standard, STF409 with `current` when somebody else was faster.
 */
export const changeText = operation({
  id: 'texts.change',
  method: 'PUT',
  path: '/staff/v1/texts/{wording}/{key}',
  summary: 'Change a text of the shop',
  callers: { staff: 'settings.write' },
  params: textParams,
  body: Type.Object({
    text: Type.String({ maxLength: 6000, description: 'ICU; shown as plain text, never as HTML.' }),
    version: textVersionSchema,
  }),
  response: textSchema,
  refusals: ['STF400', 'STF404', 'STF409'],
  invalid: 'STF400',
});
