import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router';
import { RequirePermission } from '../frame/require-permission.tsx';
import { MemberRecord } from './member-record.tsx';
import { MembersList } from './members-list.tsx';

const readable = (page: ReactNode) => <RequirePermission permission="loyalty.read">{page}</RequirePermission>;

export const loyaltyRoutes: readonly RouteObject[] = [
  { path: '/loyalty', element: readable(<MembersList />) },
  { path: '/loyalty/:consumerNo', element: readable(<MemberRecord />) },
];
