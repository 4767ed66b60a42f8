import { createBrowserRouter, Navigate, type RouteObject, redirect } from 'react-router';
import { invitationRoute, resetPasswordRoute, signInRoute } from './access/routes.tsx';
import { accountRoute } from './account/routes.tsx';
import { deskGroups } from './desks.ts';
import { editorRoutes } from './editor/routes.tsx';
import { Frame } from './frame/frame.tsx';
import { LoadError } from './frame/load-error.tsx';
import { NotFound } from './frame/not-found.tsx';
import { homeDesk } from './home/desk.ts';
import { loadMe } from './session/me.ts';
import { isRefused } from './session/problem.ts';

/** Admits signed-in people; others are sent to sign in, and then come back to the path they wanted. */
async function requireSignIn({ request }: { request: Request }): Promise<Response | null> {
  try {
    await loadMe();
    return null;
  } catch (error) {
    if (!isRefused(error, 'STF401')) throw error;
    const { pathname, search } = new URL(request.url);
    const wanted = pathname.replace(/^\/studio/, '') + search;
    return redirect(wanted === '/' || wanted === '' ? '/sign-in' : `/sign-in?to=${encodeURIComponent(wanted)}`);
  }
}

const routes: RouteObject[] = [
  {
    errorElement: <LoadError />,
    hydrateFallbackElement: <div />,
    children: [
      signInRoute,
      invitationRoute,
      resetPasswordRoute,
      {
        element: <Frame groups={deskGroups} />,
        loader: requireSignIn,
        shouldRevalidate: () => false,
        children: [
          { index: true, element: <Navigate to={homeDesk.path} replace /> },
          accountRoute,
          ...deskGroups.flatMap(({ desks }) => desks.flatMap(({ routes }) => routes)),
          ...editorRoutes,
          { path: '*', element: <NotFound /> },
        ],
      },
    ],
  },
];

export const router = createBrowserRouter(routes, { basename: '/studio' });
