import { settingKeys } from '@eyelet/contracts/settings/registry.ts';
import { Settings } from 'lucide-react';
import type { Desk } from '../frame/desk.ts';
import { settingWords } from '../words/settings.ts';
import { currentWords } from '../words/words.ts';
import { settingsRoutes } from './routes.tsx';

export const settingsDesk: Desk = {
  path: '/settings',
  title: 'studio.settings.title',
  icon: Settings,
  permission: 'settings.read',
  routes: settingsRoutes,
  find: async (words) => {
    const { t } = currentWords();
    const wanted = words.toLowerCase();
    return settingKeys.flatMap((key) => {
      const { name, does } = settingWords(t, key);
      if (!`${name} ${does}`.toLowerCase().includes(wanted)) return [];
      return [{ id: key, label: name, hint: t('studio.settings.title'), path: `/settings#${key}` }];
    });
  },
};
