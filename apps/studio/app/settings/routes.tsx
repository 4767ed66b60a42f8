import type { RouteObject } from 'react-router';
import { Permitted } from '../frame/permitted.tsx';
import { SettingsPage } from './settings-page.tsx';

export const settingsRoutes: readonly RouteObject[] = [
  {
    path: '/settings',
    element: (
      <Permitted permission="settings.read">
        <SettingsPage />
      </Permitted>
    ),
  },
];
