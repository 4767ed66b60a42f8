import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';

/** The label of a return by its signed path. OHS4004: a wrong or no token, or the parcel has arrived. */
export const readReturnLabel = operation({
  id: 'returns.readLabel',
  method: 'GET',
  path: '/consumers-v3/consumer/return/{returnId}/label',
  summary: 'Read a return label (application/pdf)',
  callers: 'anyone',
  inLook: 'never',
  params: Type.Object({ returnId: Type.String({ maxLength: 64 }) }),
  query: Type.Object({ token: Type.Optional(Type.String({ maxLength: 64 })) }),
  response: Type.Unsafe<never>({ type: 'string' }),
  refusals: ['OHS4004'],
});
