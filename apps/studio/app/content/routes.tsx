import type { Permission } from '@eyelet/contracts/callers/permissions.ts';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { RequirePermission } from '../frame/require-permission.tsx';
import { ContentList } from './content-list.tsx';

/** A page of the desk whose script is fetched when somebody goes there: it knows all kinds of blocks. */
function late(path: string, permission: Permission, load: () => Promise<ComponentType>): RouteObject {
  return {
    path,
    lazy: async () => {
      const Shown = await load();
      return {
        element: (
          <RequirePermission permission={permission}>
            <Shown />
          </RequirePermission>
        ),
      };
    },
  };
}

export const contentRoutes: readonly RouteObject[] = [
  {
    path: '/content',
    element: (
      <RequirePermission permission="content.read">
        <ContentList />
      </RequirePermission>
    ),
  },
  late('/content/new', 'content.write', async () => (await import('./new-content.tsx')).NewContent),
  late('/content/move', 'content.publish', async () => (await import('./bundle-page.tsx')).BundlePage),
  late('/content/move/:importId', 'content.publish', async () => (await import('./import-page.tsx')).ImportPage),
  late('/content/:itemId', 'content.read', async () => (await import('./content-record.tsx')).ContentRecord),
];
