import { Type } from 'typebox';
import { type OutputOf, operation } from '../kernel/operation.ts';
import { itemParams } from './item.ts';

/**
 * How often an editor reports that an item is open, and after how long without a report it counts as closed, in
 * seconds.
 */
export const attendance = { every: 15, gone: 45 } as const;

/**
 * Reports that the caller has an item open, or closes it; answers who else has it open. It is not audited and blocks
 * nobody: drafts of two authors are merged.
 */
export const attendContent = operation({
  id: 'content.attend',
  method: 'POST',
  path: '/staff/v1/content/{itemId}/attendance',
  summary: 'Say that an item is open, and read who else has it open',
  callers: { staff: 'content.write' },
  params: itemParams,
  body: Type.Object({ open: Type.Boolean({ description: 'False when the item is closed.' }) }),
  response: Type.Object({
    others: Type.Array(
      Type.Object({ staffId: Type.String(), name: Type.String(), since: Type.String({ format: 'date-time' }) }),
      {
        maxItems: 20,
      },
    ),
  }),
  audited: false,
  refusals: ['STF404'],
  invalid: 'STF400',
  perMinute: 120,
});

export type Attending = OutputOf<typeof attendContent>['others'];
