import { operation } from '../kernel/operation.ts';
import { noteParams } from './note.ts';
import { timelineSchema } from './timeline.ts';

/**
 * Removes a note with its text: its author may, and staff with `staff.manage` (STF403 for others). Repeating the call
 * answers it as done.
 */
export const removeOrderNote = operation({
  id: 'orderDesk.removeNote',
  method: 'DELETE',
  path: '/staff/v1/orders/{orderNumber}/notes/{noteId}',
  summary: 'Remove a note from an order',
  callers: { staff: 'orders.write' },
  params: noteParams,
  response: timelineSchema,
  refusals: ['STF403', 'STF404'],
  invalid: 'STF404',
});
