import { listMedia } from '@eyelet/contracts/media/list.ts';
import { Images } from 'lucide-react';
import type { Desk } from '../frame/desk.ts';
import { call } from '../session/api.ts';
import { mediaRoutes } from './routes.tsx';

/** Pictures, drawings, films and their words. */
export const mediaDesk: Desk = {
  path: '/media',
  title: 'studio.media.title',
  icon: Images,
  permission: 'media.read',
  routes: mediaRoutes,
  find: async (words) => {
    const { rows } = await call(listMedia, { query: { search: words, limit: 8 } });
    return rows.map(({ mediumId, title, name }) => ({
      id: mediumId,
      label: title,
      hint: name === title ? '' : name,
      path: `/media/${mediumId}`,
    }));
  },
};
