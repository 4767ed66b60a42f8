import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router';
import { RequirePermission } from '../frame/require-permission.tsx';
import { BatchesList } from './batches-list.tsx';
import { CalendarPage } from './calendar/calendar-page.tsx';
import { ChangePromotion } from './change-promotion.tsx';
import { CodesList } from './codes-list.tsx';
import { NewPromotion } from './new-promotion.tsx';
import { PromotionRecord } from './promotion-record.tsx';
import { PromotionsList } from './promotions-list.tsx';

const readable = (page: ReactNode) => <RequirePermission permission="promotions.read">{page}</RequirePermission>;
const writable = (page: ReactNode) => <RequirePermission permission="promotions.write">{page}</RequirePermission>;

export const promotionRoutes: readonly RouteObject[] = [
  { path: '/promotions', element: readable(<PromotionsList />) },
  { path: '/promotions/calendar', element: readable(<CalendarPage />) },
  { path: '/promotions/new', element: writable(<NewPromotion />) },
  { path: '/promotions/:promotionId', element: readable(<PromotionRecord />) },
  { path: '/promotions/:promotionId/change', element: writable(<ChangePromotion />) },
  { path: '/promotions/:promotionId/codes', element: readable(<CodesList />) },
  { path: '/promotions/:promotionId/code-batches', element: readable(<BatchesList />) },
];
