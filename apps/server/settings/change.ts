import { changeSetting } from '@eyelet/contracts/settings/change.ts';
import { settingSchemas } from '@eyelet/contracts/settings/registry.ts';
import { Check } from 'typebox/value';
import { cleanLogo } from '../brand/clean-logo.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { decide } from './decide.ts';

/** Changes the value of a setting. */
export const changeSettingHandler = handle(changeSetting, async (context, { params, body }) => {
  const { key } = params;
  const { value, version } = body;
  if (!Check(settingSchemas[key], value)) return refuse('STF400', { member: 'value' });
  const kept = key === 'brand.logo' && typeof value === 'string' ? await cleanLogo(value) : value;
  if (kept === undefined) return refuse('STF400', { member: 'value' });
  return decide(context, changeSetting, { key, version, value: kept, decided: true });
});
