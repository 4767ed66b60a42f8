import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router';
import { Permitted } from '../frame/permitted.tsx';
import { BatchesList } from './batches-list.tsx';
import { ChangePromotion } from './change-promotion.tsx';
import { CodesList } from './codes-list.tsx';
import { NewPromotion } from './new-promotion.tsx';
import { PromotionRecord } from './promotion-record.tsx';
import { PromotionsList } from './promotions-list.tsx';

const readable = (page: ReactNode) => <Permitted permission="promotions.read">{page}</Permitted>;
const writable = (page: ReactNode) => <Permitted permission="promotions.write">{page}</Permitted>;

export const promotionRoutes: readonly RouteObject[] = [
  { path: '/promotions', element: readable(<PromotionsList />) },
  { path: '/promotions/new', element: writable(<NewPromotion />) },
  { path: '/promotions/:promotionId', element: readable(<PromotionRecord />) },
  { path: '/promotions/:promotionId/change', element: writable(<ChangePromotion />) },
  { path: '/promotions/:promotionId/codes', element: readable(<CodesList />) },
  { path: '/promotions/:promotionId/code-batches', element: readable(<BatchesList />) },
];
