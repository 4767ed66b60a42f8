import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router';
import { RequirePermission } from '../frame/require-permission.tsx';
import { GiftCardRecord } from './gift-card-record.tsx';
import { GiftCardsList } from './gift-cards-list.tsx';

const readable = (page: ReactNode) => <RequirePermission permission="gift-cards.read">{page}</RequirePermission>;

export const giftCardRoutes: readonly RouteObject[] = [
  { path: '/gift-cards', element: readable(<GiftCardsList />) },
  { path: '/gift-cards/:giftCardId', element: readable(<GiftCardRecord />) },
];
