import { operation } from '../kernel/operation.ts';
import { textParams, textSchema } from './text.ts';

/** A text of the shop. STF404 for a key that shoppers do not read. */
export const readText = operation({
  id: 'texts.read',
  method: 'GET',
  path: '/staff/v1/texts/{wording}/{key}',
  summary: 'Read a text of the shop',
  callers: { staff: 'settings.read' },
  params: textParams,
  response: textSchema,
  refusals: ['STF404'],
  invalid: 'STF400',
});
