import { redirect } from 'react-router';
import { shopContext } from '../shop/shop-context.ts';
import type { Route } from './+types/route';
import { postSaved } from './post-saved.ts';

/** Saved items are shown with the cart. */
export function loader({ context }: Route.LoaderArgs) {
  return redirect(`/${context.get(shopContext).market.locale}/cart`);
}

/** Handles the forms of the saved items and redirects to the cart, which shows a refusal. */
export async function action({ context, request }: Route.ActionArgs) {
  const { client, market } = context.get(shopContext);
  const refused = await postSaved(client, await request.formData());
  return redirect(`/${market.locale}/cart${refused === undefined ? '' : `?refused=${refused}`}`, 303);
}
