import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { settingKeySchema, settingSchema, settingVersionSchema } from './setting.ts';

/**
 * Changes a setting; every process has it within a second. STF400 when the value does not fit the setting, STF409 with
 * `current` when somebody else was faster.
 */
export const changeSetting = operation({
  id: 'settings.change',
  method: 'PUT',
  path: '/staff/v1/settings/{key}',
  summary: 'Change a setting of the shop',
  callers: { staff: 'settings.write' },
  params: Type.Object({ key: settingKeySchema }),
  body: Type.Object({ value: Type.Unknown(), version: settingVersionSchema }),
  response: settingSchema,
  refusals: ['STF400', 'STF409'],
  invalid: 'STF400',
});
