import type { RouteObject } from 'react-router';
import { RequirePermission } from '../frame/require-permission.tsx';
import { SettingsPage } from './settings-page.tsx';

export const settingsRoutes: readonly RouteObject[] = [
  {
    path: '/settings',
    element: (
      <RequirePermission permission="settings.read">
        <SettingsPage />
      </RequirePermission>
    ),
  },
];
