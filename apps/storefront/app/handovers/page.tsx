import { readHandover } from '@eyelet/contracts/handovers/read.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { openPage } from '../page/open-page.ts';
import { drawCode } from '../scan-codes/draw-code.ts';
import { isSeller } from '../session/is-consumer.ts';
import { shopContext } from '../shop/shop-context.ts';
import { cartOf } from '../shopper/basket-of.ts';
import type { Route } from './+types/page';
import { Ended } from './ended.tsx';
import { handoverFields, handoverPath } from './fields.ts';
import { postHandover } from './post-handover.ts';
import { ShownCode } from './shown-code.tsx';
import { Start } from './start.tsx';
import { TakeCart } from './take-cart.tsx';
import { TakenCart } from './taken-cart.tsx';

/** Reading a link takes nothing: previews of links and scanners open it as well. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shop = openPage(context, params);
  const token = (new URL(request.url).searchParams.get(handoverFields.token) ?? '').slice(0, 128);
  // The cart is read first: the call may renew the session that the link is judged by.
  const own = await cartOf(shop, request);
  const start = { token, isSeller: isSeller(shop.session), units: own?.totalItems ?? 0 };
  if (token === '') return { ...start, handover: undefined, problem: undefined, drawn: undefined };
  try {
    const handover = await shop.client.call(readHandover, { query: { token } });
    const isShown = handover.isOwn && handover.state === 'open';
    const link = `${shop.origin}/${shop.market.locale}${handoverPath}?${handoverFields.token}=${token}`;
    return { ...start, handover, problem: undefined, drawn: isShown ? drawCode(link) : undefined };
  } catch (error) {
    // Calls in process answer with the message of the catalogue in the page's language.
    if (error instanceof ApiError) return { ...start, handover: undefined, problem: error.message, drawn: undefined };
    throw error;
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  return postHandover(context.get(shopContext), request);
}

/** A cart on its way from a till to a shopper's phone, or back: its code for the giver, what it brings for the taker. */
export default function HandoverPage({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const { handover, drawn, token, isSeller: sells, units, problem } = loaderData;
  const refused = actionData?.problem ?? problem;
  if (token === '') return <Start isSeller={sells} units={units} refused={refused} unread={actionData?.unread} />;
  if (refused !== undefined || !handover) return <Ended isSeller={sells} units={units} problem={refused ?? ''} />;
  if (handover.state === 'taken') return <TakenCart leftOut={handover.leftOut} />;
  if (handover.isOwn) return <ShownCode key={token} handover={handover} drawn={drawn} token={token} />;
  if (handover.mayTake) return <TakeCart handover={handover} token={token} units={units} />;
  return <Ended isSeller={sells} units={units} problem={say(`handover.notFor.${handover.from}`)} />;
}
