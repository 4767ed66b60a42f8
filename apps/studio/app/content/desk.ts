import { listContent } from '@eyelet/contracts/content/list.ts';
import { FileText } from 'lucide-react';
import type { Desk } from '../frame/desk.ts';
import { call } from '../session/api.ts';
import { currentWords } from '../words/words.ts';
import { contentRoutes } from './routes.tsx';
import { kindLabels } from './words.ts';

/** Pages and all else that the people of the shop write. */
export const contentDesk: Desk = {
  path: '/content',
  title: 'studio.content.title',
  icon: FileText,
  permission: 'content.read',
  routes: contentRoutes,
  find: async (search) => {
    const { t } = currentWords();
    const { rows } = await call(listContent, { query: { search, limit: 8 } });
    return rows.map(({ itemId, name, kind }) => ({
      id: itemId,
      label: name,
      hint: t(kindLabels[kind]),
      path: `/content/${itemId}`,
    }));
  },
};
