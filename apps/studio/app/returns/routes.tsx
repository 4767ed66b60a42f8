import type { RouteObject } from 'react-router';
import { Permitted } from '../frame/permitted.tsx';
import { ReturnRecord } from './return-record.tsx';
import { ReturnsList } from './returns-list.tsx';

export const returnRoutes: readonly RouteObject[] = [
  {
    path: '/returns',
    element: (
      <Permitted permission="orders.read">
        <ReturnsList />
      </Permitted>
    ),
  },
  {
    path: '/returns/:returnId',
    element: (
      <Permitted permission="orders.read">
        <ReturnRecord />
      </Permitted>
    ),
  },
];
