import type { RouteObject } from 'react-router';
import { Permitted } from '../frame/permitted.tsx';
import { MediaPage } from './media-page.tsx';
import { MediumRecord } from './medium-record.tsx';

export const mediaRoutes: readonly RouteObject[] = [
  {
    path: '/media',
    element: (
      <Permitted permission="media.read">
        <MediaPage />
      </Permitted>
    ),
  },
  {
    path: '/media/:mediumId',
    element: (
      <Permitted permission="media.read">
        <MediumRecord />
      </Permitted>
    ),
  },
];
