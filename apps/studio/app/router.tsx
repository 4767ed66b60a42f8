import { createBrowserRouter, Navigate, type RouteObject, redirect } from 'react-router';
import { invitationRoute, resetPasswordRoute, signInRoute } from './access/routes.tsx';
import { accountRoute } from './account/routes.tsx';
import { allowancesDesk } from './allowances/desk.ts';
import { apiKeysDesk } from './api-keys/desk.ts';
import { auditDesk } from './audit/desk.ts';
import { casesDesk } from './cases/desk.ts';
import { contentDesk } from './content/desk.ts';
import { customersDesk } from './customers/desk.ts';
import { disputesDesk } from './disputes/desk.ts';
import { editorRoutes } from './editor/routes.tsx';
import { eventsDesk } from './events/desk.ts';
import { followUpsDesk } from './follow-ups/desk.ts';
import { Frame } from './frame/frame.tsx';
import { LoadError } from './frame/load-error.tsx';
import { NotFound } from './frame/not-found.tsx';
import { giftCardsDesk } from './gift-cards/desk.ts';
import { homeDesk } from './home/desk.ts';
import { ledgerDesk } from './ledger/desk.ts';
import { loyaltyDesk } from './loyalty/desk.ts';
import { mediaDesk } from './media/desk.ts';
import { ordersDesk } from './orders/desk.ts';
import { packingDesk } from './packing/desk.ts';
import { paymentsDesk } from './payments/desk.ts';
import { promotionsDesk } from './promotions/desk.ts';
import { returnsDesk } from './returns/desk.ts';
import { rolesDesk } from './roles/desk.ts';
import { loadMe } from './session/me.ts';
import { isRefused } from './session/problem.ts';
import { settingsDesk } from './settings/desk.ts';
import { staffDesk } from './staff/desk.ts';
import { storeStaffDesk } from './store-staff/desk.ts';
import { textsDesk } from './texts/desk.ts';
import { transfersDesk } from './transfers/desk.ts';
import { webhooksDesk } from './webhooks/desk.ts';

const desks = [
  homeDesk,
  eventsDesk,
  ordersDesk,
  packingDesk,
  returnsDesk,
  transfersDesk,
  paymentsDesk,
  disputesDesk,
  casesDesk,
  customersDesk,
  promotionsDesk,
  giftCardsDesk,
  loyaltyDesk,
  allowancesDesk,
  ledgerDesk,
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
  textsDesk,
];

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
        element: <Frame desks={desks} />,
        loader: requireSignIn,
        shouldRevalidate: () => false,
        children: [
          { index: true, element: <Navigate to={homeDesk.path} replace /> },
          accountRoute,
          ...desks.flatMap((desk) => desk.routes),
          ...editorRoutes,
          { path: '*', element: <NotFound /> },
        ],
      },
    ],
  },
];

export const router = createBrowserRouter(routes, { basename: '/studio' });
