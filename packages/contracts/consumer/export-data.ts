import { Type } from 'typebox';
import { oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';

/**
 * Requests an export of all data of the consumer and a mail with its link. Requested again meanwhile, it is the same
 * export.
 */
export const exportData = operation({
  id: 'consumer.exportData',
  method: 'POST',
  path: '/consumers-v3/consumer/export',
  summary: 'Request a copy of all personal data',
  callers: 'registered',
  status: 202,
  response: Type.Object({ exportId: Type.String(), state: oneOf(['gathering', 'ready']) }),
  refusals: [],
  perMinute: 6,
});
