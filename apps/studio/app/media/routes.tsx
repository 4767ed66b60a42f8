import type { RouteObject } from 'react-router';
import { RequirePermission } from '../frame/require-permission.tsx';
import { MediaPage } from './media-page.tsx';
import { MediumRecord } from './medium-record.tsx';

export const mediaRoutes: readonly RouteObject[] = [
  {
    path: '/media',
    element: (
      <RequirePermission permission="media.read">
        <MediaPage />
      </RequirePermission>
    ),
  },
  {
    path: '/media/:mediumId',
    element: (
      <RequirePermission permission="media.read">
        <MediumRecord />
      </RequirePermission>
    ),
  },
];
