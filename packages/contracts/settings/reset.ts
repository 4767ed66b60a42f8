import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { settingKeySchema, settingSchema, settingVersionSchema } from './setting.ts';

/** Resets a setting to its default. STF409 with `current` if somebody else has changed it since. */
export const resetSetting = operation({
  id: 'settings.reset',
  method: 'DELETE',
  path: '/staff/v1/settings/{key}',
  summary: 'Reset a setting of the shop',
  callers: { staff: 'settings.write' },
  params: Type.Object({ key: settingKeySchema }),
  query: Type.Object({ version: settingVersionSchema }),
  response: settingSchema,
  refusals: ['STF409'],
  invalid: 'STF400',
});
