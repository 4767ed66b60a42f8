import { operation } from '../kernel/operation.ts';
import { sessions } from './sessions.ts';

/** The sessions of the consumer, the caller's first. */
export const listSessions = operation({
  id: 'auth.listSessions',
  method: 'GET',
  path: '/consumers-v3/consumer/sessions',
  summary: 'List the sessions of the consumer',
  callers: 'registered',
  response: sessions,
  refusals: [],
});
