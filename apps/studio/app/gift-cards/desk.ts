import { listDeskGiftCards } from '@eyelet/contracts/gift-card-desk/list.ts';
import { Gift } from 'lucide-react';
import type { Desk } from '../frame/desk.ts';
import { call } from '../session/api.ts';
import { giftCardRoutes } from './routes.tsx';

/** The desk of gift cards, sold and issued. */
export const giftCardsDesk: Desk = {
  path: '/gift-cards',
  title: 'studio.giftCards.title',
  icon: Gift,
  permission: 'gift-cards.read',
  routes: giftCardRoutes,
  find: async (words) => {
    const { rows } = await call(listDeskGiftCards, { query: { search: words.slice(0, 100), limit: 8 } });
    return rows.map(({ giftCardId, last4, recipientEmail, orderNumber }) => ({
      id: giftCardId,
      label: `•••• ${last4}`,
      hint: recipientEmail || (orderNumber ?? ''),
      path: `/gift-cards/${giftCardId}`,
    }));
  },
};
