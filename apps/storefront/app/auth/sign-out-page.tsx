import { signOut } from '@eyelet/contracts/auth/sign-out.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { redirect } from 'react-router';
import { SignOutForm } from '../consumer/sign-out-form.tsx';
import { openPage } from '../page/open-page.ts';
import { shopContext } from '../shop/shop-context.ts';
import { authOf } from '../shopper/auth-of.ts';
import type { Route } from './+types/sign-out-page';
import { NarrowPage } from './narrow-page.tsx';

export function loader({ context, params }: Route.LoaderArgs) {
  openPage(context, params);
  return null;
}

/** Ends the session without scripts and redirects to the home page, or to the sign-in of associates (C2.39). */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { client, market } = shop;
  const wasAssociate = (await authOf(shop, request))?.isAssociate === true;
  await client.call(signOut, { body: {} });
  return redirect(`/${market.locale}${wasAssociate ? '/associate-login' : ''}`, 303);
}

/** For browsers without scripts. */
export default function SignOutPage() {
  const say = useSay();
  return (
    <NarrowPage title={say('auth.signOut')}>
      <p className="mb-6">{say('auth.signOutText')}</p>
      <SignOutForm />
    </NarrowPage>
  );
}
