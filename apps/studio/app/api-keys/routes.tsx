import type { RouteObject } from 'react-router';
import { Permitted } from '../frame/permitted.tsx';
import { KeysList } from './keys-list.tsx';
import { NewKey } from './new-key.tsx';

export const apiKeysRoutes: readonly RouteObject[] = [
  {
    path: '/api-keys',
    element: (
      <Permitted permission="api-keys.read">
        <KeysList />
      </Permitted>
    ),
  },
  {
    path: '/api-keys/new',
    element: (
      <Permitted permission="api-keys.manage">
        <NewKey />
      </Permitted>
    ),
  },
];
