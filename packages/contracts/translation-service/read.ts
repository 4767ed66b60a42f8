import { Type } from 'typebox';
import { nullable } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';

/** The service that proposes translations to authors; null if the shop has none. */
export const readTranslationService = operation({
  id: 'translationService.read',
  method: 'GET',
  path: '/staff/v1/translation-service',
  summary: 'Read which translation service the shop has',
  callers: { staff: 'content.write' },
  response: Type.Object({ name: nullable(Type.String()) }),
  refusals: [],
});
