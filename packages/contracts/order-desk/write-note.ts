import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { noteParams, noteText } from './note.ts';
import { timelineSchema } from './timeline.ts';

/**
 * Writes a note on an order for colleagues. Repeated with the same id it is written once, even after it was removed;
 * STF409 with `current`, the timeline, if the note of the id has another text. STF404 also for an order whose buyer is
 * erased.
 */
export const writeOrderNote = operation({
  id: 'orderDesk.writeNote',
  method: 'PUT',
  path: '/staff/v1/orders/{orderNumber}/notes/{noteId}',
  summary: 'Write a note on an order',
  callers: { staff: 'orders.write' },
  params: noteParams,
  body: Type.Object({ text: noteText }),
  response: timelineSchema,
  refusals: ['STF404', 'STF409'],
  invalid: 'STF400',
});
