import { listDeskPromotions } from '@eyelet/contracts/promotion-desk/list.ts';
import { BadgePercent } from 'lucide-react';
import type { Desk } from '../frame/desk.ts';
import { call } from '../session/api.ts';
import { promotionRoutes } from './routes.tsx';

/** What the shop takes off, gives and delivers free of charge, and how it does. */
export const promotionsDesk: Desk = {
  path: '/promotions',
  title: 'studio.promotions.title',
  icon: BadgePercent,
  permission: 'promotions.read',
  routes: promotionRoutes,
  find: async (words) => {
    const { rows } = await call(listDeskPromotions, { query: { search: words.slice(0, 100), limit: 8 } });
    return rows.map(({ promotionId, name }) => ({
      id: promotionId,
      label: name,
      hint: promotionId,
      path: `/promotions/${promotionId}`,
    }));
  },
};
