import { isPermission } from '@eyelet/contracts/callers/permissions.ts';
import type { StaffState } from '@eyelet/contracts/staff/staff.ts';
import type { MessageKey } from '@eyelet/messages/keys.ts';
import type { Translate } from '@eyelet/messages/translate.ts';
import { consumerText, factText } from '../words/facts.ts';
import { permissionWords, roleName } from '../words/names.ts';
import { languageNames, type StudioLanguage } from '../words/words.ts';

/** What the states of a person are called. */
export const stateLabels = {
  invited: 'studio.staff.state.invited',
  active: 'studio.staff.state.active',
  suspended: 'studio.staff.state.suspended',
} as const satisfies Readonly<Record<StaffState, MessageKey>>;

type Say = (t: Translate, value: string) => string;

/** Members whose values have words of their own; others are shown as they are written. */
const words: Readonly<Record<string, Say>> = {
  state: (t, value) => (Object.hasOwn(stateLabels, value) ? t(stateLabels[value as StaffState]) : value),
  roles: (t, roleId) => roleName(t, { roleId, name: null }),
  permissions: (t, value) => (isPermission(value) ? permissionWords(t, value).name : value),
  fact: factText,
  consumer: consumerText,
  language: (_, value) => languageNames[value as StudioLanguage] ?? value,
};

/** The value of a member as people read it. */
export function valueText(t: Translate, member: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return '–';
  if (typeof value === 'string' && value.startsWith('data:image/')) return t('studio.picture');
  if (typeof value === 'boolean') return t(value ? 'studio.on' : 'studio.off');
  if (Array.isArray(value)) return value.map((one) => valueText(t, member, one)).join(', ') || '–';
  if (typeof value === 'object') {
    const texts = Object.values(value).flatMap((one) => (one === null ? [] : [valueText(t, member, one)]));
    return texts.join(' · ');
  }
  return words[member]?.(t, String(value)) ?? String(value);
}
