import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { path } from './consumer.ts';
import { profileSchema } from './profile.ts';

/** The profile of the signed-in consumer (C7.63). */
export const readConsumer = operation({
  id: 'consumer.read',
  method: 'GET',
  path,
  summary: 'Read the profile',
  callers: 'registered',
  goneConsumer: 'PRO404',
  query: Type.Object({ includeLoyaltySummary: Type.Optional(Type.Boolean()) }),
  response: profileSchema,
  refusals: ['PRO404'],
});
