import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { staffLanguageSchema } from '../staff/staff.ts';
import { preferencesSchema, staffMeSchema } from './me.ts';

/** Changes the caller's own name, language and preferences; only those that are sent. */
export const updateStaffAccount = operation({
  id: 'staffAccount.update',
  method: 'PATCH',
  path: '/staff/v1/me',
  summary: 'Change one’s own name, language and preferences',
  callers: { staff: 'anyone' },
  body: Type.Object({
    name: Type.Optional(Type.String({ maxLength: 100 })),
    language: Type.Optional(staffLanguageSchema),
    preferences: Type.Optional(preferencesSchema),
  }),
  response: staffMeSchema,
  refusals: ['STF400'],
  invalid: 'STF400',
});
