import { operation } from '../kernel/operation.ts';
import { ownLooksSchema } from './look.ts';

/** Who of the staff has wished to see the shop as the caller sees it, and who has, the latest first. */
export const listOwnLooks = operation({
  id: 'looks.listOwn',
  method: 'GET',
  path: '/consumers-v3/consumer/looks',
  summary: 'List who of the staff has seen the shop as the caller',
  callers: ['registered', 'employee'],
  response: ownLooksSchema,
  refusals: [],
});
