import { unsubscribe } from '@eyelet/contracts/subscriptions/unsubscribe.ts';
import { openPage } from '../page/open-page.ts';
import { shopContext } from '../shop/shop-context.ts';
import type { Route } from './+types/unsubscribe';
import { followLink, tokenOf } from './follow-link.ts';
import { LinkPage } from './link-page.tsx';

export function loader({ context, params, request }: Route.LoaderArgs) {
  openPage(context, params);
  return { token: tokenOf(request) };
}

export function action({ context, request }: Route.ActionArgs) {
  return followLink(context.get(shopContext).client.call(unsubscribe, { query: { token: tokenOf(request) } }));
}

/** The page of the unsubscribe link in every newsletter. */
export default function UnsubscribePage({ loaderData, actionData }: Route.ComponentProps) {
  return <LinkPage kind="unsubscribe" token={loaderData.token} answer={actionData} />;
}
