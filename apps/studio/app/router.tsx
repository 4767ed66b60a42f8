import { createBrowserRouter, Navigate, type RouteObject, redirect } from 'react-router';
import { invitationRoute, resetPasswordRoute, signInRoute } from './access/routes.tsx';
import { accountRoute } from './account/routes.tsx';
import { apiKeysDesk } from './api-keys/desk.ts';
import { auditDesk } from './audit/desk.ts';
import { casesDesk } from './cases/desk.ts';
import { contentDesk } from './content/desk.ts';
import { editorRoutes } from './editor/routes.tsx';
import { eventsDesk } from './events/desk.ts';
import { followUpsDesk } from './follow-ups/desk.ts';
import { Failed } from './frame/failed.tsx';
import { Frame } from './frame/frame.tsx';
import { Missing } from './frame/missing.tsx';
import { homeDesk } from './home/desk.ts';
import { mediaDesk } from './media/desk.ts';
import { ordersDesk } from './orders/desk.ts';
import { promotionsDesk } from './promotions/desk.ts';
import { returnsDesk } from './returns/desk.ts';
import { rolesDesk } from './roles/desk.ts';
import { whoIsThere } from './session/me.ts';
import { isRefused } from './session/problem.ts';
import { settingsDesk } from './settings/desk.ts';
import { staffDesk } from './staff/desk.ts';
import { storeStaffDesk } from './store-staff/desk.ts';
import { webhooksDesk } from './webhooks/desk.ts';

const desks = [
  homeDesk,
  eventsDesk,
  ordersDesk,
  returnsDesk,
  casesDesk,
  promotionsDesk,
  contentDesk,
  mediaDesk,
  storeStaffDesk,
  staffDesk,
  rolesDesk,
  auditDesk,
  followUpsDesk,
  webhooksDesk,
  apiKeysDesk,
  settingsDesk,
];

/** Lets in whoever is signed in; others sign in first, and come back to where they wanted to be. */
async function enter({ request }: { request: Request }): Promise<Response | null> {
  try {
    await whoIsThere();
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
    errorElement: <Failed />,
    hydrateFallbackElement: <div />,
    children: [
      signInRoute,
      invitationRoute,
      resetPasswordRoute,
      {
        element: <Frame desks={desks} />,
        loader: enter,
        shouldRevalidate: () => false,
        children: [
          { index: true, element: <Navigate to={homeDesk.path} replace /> },
          accountRoute,
          ...desks.flatMap((desk) => desk.routes),
          ...editorRoutes,
          { path: '*', element: <Missing /> },
        ],
      },
    ],
  },
];

export const router = createBrowserRouter(routes, { basename: '/studio' });
