import { resetSetting } from '@eyelet/contracts/settings/reset.ts';
import { handle } from '../kernel/handle.ts';
import { decide } from './decide.ts';

/** Resets a setting to its default. */
export const resetSettingHandler = handle(resetSetting, (context, { params: { key }, query: { version } }) =>
  decide(context, resetSetting, { key, version, value: null, decided: false }),
);
