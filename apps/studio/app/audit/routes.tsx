import type { RouteObject } from 'react-router';
import { RequirePermission } from '../frame/require-permission.tsx';
import { AuditList } from './audit-list.tsx';

export const auditRoutes: readonly RouteObject[] = [
  {
    path: '/audit',
    element: (
      <RequirePermission permission="audit.read">
        <AuditList />
      </RequirePermission>
    ),
  },
];
