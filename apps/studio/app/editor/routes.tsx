import type { RouteObject } from 'react-router';
import { RequirePermission } from '../frame/require-permission.tsx';

/** The editor and all that it needs are fetched when somebody writes, and by nobody else. */
export const editorRoutes: readonly RouteObject[] = [
  {
    path: '/content/:itemId/edit',
    lazy: async () => {
      const { EditorPage } = await import('./editor-page.tsx');
      return {
        element: (
          <RequirePermission permission="content.read">
            <EditorPage />
          </RequirePermission>
        ),
      };
    },
  },
];
