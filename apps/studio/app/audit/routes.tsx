import type { RouteObject } from 'react-router';
import { Permitted } from '../frame/permitted.tsx';
import { AuditList } from './audit-list.tsx';

export const auditRoutes: readonly RouteObject[] = [
  {
    path: '/audit',
    element: (
      <Permitted permission="audit.read">
        <AuditList />
      </Permitted>
    ),
  },
];
