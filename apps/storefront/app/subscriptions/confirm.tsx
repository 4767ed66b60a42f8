import { confirmSubscription } from '@eyelet/contracts/subscriptions/confirm.ts';
import { openPage } from '../page/open-page.ts';
import { shopContext } from '../shop/shop-context.ts';
import type { Route } from './+types/confirm';
import { followLink, tokenOf } from './follow-link.ts';
import { LinkPage } from './link-page.tsx';

export function loader({ context, params, request }: Route.LoaderArgs) {
  openPage(context, params);
  return { token: tokenOf(request) };
}

export function action({ context, request }: Route.ActionArgs) {
  return followLink(context.get(shopContext).client.call(confirmSubscription, { body: { token: tokenOf(request) } }));
}

/** The page of the mailed link that confirms a subscription (B3.3.10). */
export default function ConfirmPage({ loaderData, actionData }: Route.ComponentProps) {
  return <LinkPage kind="confirm" token={loaderData.token} answer={actionData} />;
}
