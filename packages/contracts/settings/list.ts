import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { settingSchema } from './setting.ts';

/** All settings, by group. */
export const listSettings = operation({
  id: 'settings.list',
  method: 'GET',
  path: '/staff/v1/settings',
  summary: 'List the settings of the shop',
  callers: { staff: 'settings.read' },
  response: Type.Object({ settings: Type.Array(settingSchema) }),
  refusals: [],
  invalid: 'STF400',
});
