import type { RouteObject } from 'react-router';
import { RequirePermission } from '../frame/require-permission.tsx';
import { TextRecord } from './text-record.tsx';
import { TextsList } from './texts-list.tsx';

export const textsRoutes: readonly RouteObject[] = [
  {
    path: '/texts',
    element: (
      <RequirePermission permission="settings.read">
        <TextsList />
      </RequirePermission>
    ),
  },
  {
    path: '/texts/:wording/:key',
    element: (
      <RequirePermission permission="settings.read">
        <TextRecord />
      </RequirePermission>
    ),
  },
];
