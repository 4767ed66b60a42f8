import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';

/** The server's clock, for age limits and opt-in dates (C7.130, B7.01). */
export const readTime = operation({
  id: 'time.read',
  method: 'GET',
  path: '/fapi/server/time',
  summary: 'Read the time of the server',
  callers: 'anyone',
  response: Type.Object({
    timestamp: Type.Integer({ description: 'Milliseconds since 1970-01-01T00:00:00Z.' }),
    dateTime: Type.String({ format: 'date-time' }),
  }),
  refusals: [],
});
