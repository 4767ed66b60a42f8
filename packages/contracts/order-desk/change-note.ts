import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { noteParams, noteText } from './note.ts';
import { timelineSchema } from './timeline.ts';

/**
 * Corrects a note; only its author may (STF403). Repeating the call answers it as done; STF409 with `current`, the
 * timeline, if it was changed in another window.
 */
export const changeOrderNote = operation({
  id: 'orderDesk.changeNote',
  method: 'PATCH',
  path: '/staff/v1/orders/{orderNumber}/notes/{noteId}',
  summary: 'Change a note of one’s own',
  callers: { staff: 'orders.write' },
  params: noteParams,
  body: Type.Object({
    text: noteText,
    version: Type.Integer({ minimum: 1, description: 'The version that was read.' }),
  }),
  response: timelineSchema,
  refusals: ['STF403', 'STF404', 'STF409'],
  invalid: 'STF400',
});
