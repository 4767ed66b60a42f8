import type { RouteObject } from 'react-router';
import { RequirePermission } from '../frame/require-permission.tsx';
import { KeysList } from './keys-list.tsx';
import { NewKey } from './new-key.tsx';

export const apiKeysRoutes: readonly RouteObject[] = [
  {
    path: '/api-keys',
    element: (
      <RequirePermission permission="api-keys.read">
        <KeysList />
      </RequirePermission>
    ),
  },
  {
    path: '/api-keys/new',
    element: (
      <RequirePermission permission="api-keys.manage">
        <NewKey />
      </RequirePermission>
    ),
  },
];
