import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router';
import { RequirePermission } from '../frame/require-permission.tsx';
import { DisputeRecord } from './dispute-record.tsx';
import { DisputesList } from './disputes-list.tsx';

const readable = (page: ReactNode) => <RequirePermission permission="disputes.read">{page}</RequirePermission>;

export const disputesRoutes: readonly RouteObject[] = [
  { path: '/disputes', element: readable(<DisputesList />) },
  { path: '/disputes/:disputeId', element: readable(<DisputeRecord />) },
];
