import { useSay } from '@eyelet/ui/words/words.tsx';
import { useNavigate } from 'react-router';
import { AlreadySignedIn } from '../auth/already-signed-in.tsx';
import { openPage } from '../page/open-page.ts';
import { pageUrl } from '../page/page-url.ts';
import { Seo } from '../seo/seo.tsx';
import { nextPath } from '../session/next-path.ts';
import { useLocale } from '../shop/locale.ts';
import { shopContext } from '../shop/shop-context.ts';
import { profileOnServer } from '../shopper/profile-on-server.ts';
import type { Route } from './+types/sign-up-page';
import { useAfterSignUp } from './after-sign-up.ts';
import { arrivalOf } from './arrival.ts';
import { postSignUp } from './post-sign-up.ts';
import { readPrefill } from './prefill.ts';
import { readServerDay } from './server-day.ts';
import { SignUpForm } from './sign-up-form.tsx';
import { SignUpIntro } from './sign-up-intro.tsx';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shop = openPage(context, params);
  const { searchParams, search } = pageUrl(request);
  const arrival = arrivalOf(searchParams);
  const profile = await profileOnServer(shop, request);
  const [today, prefill] = await Promise.all([readServerDay(shop.client), readPrefill(shop.client, arrival)]);
  const proofs = { first: shop.formProof(), second: shop.formProof() };
  const email = profile?.consumerDetails.email;
  return { email, arrival, today, prefill, search, proofs, next: nextPath(request, `/${shop.market.locale}/account`) };
}

export function action({ context, request }: Route.ActionArgs) {
  return postSignUp(context.get(shopContext), request);
}

/** Signing up on a page of its own, in the variant that its URL names (B2.1.02 to B2.1.11). */
export default function SignUpPage({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const navigate = useNavigate();
  const { path } = useLocale();
  const { email, arrival, today, prefill, search, proofs, next } = loaderData;
  const { variant } = arrival;
  const goOn = useAfterSignUp(variant, false);
  if (email !== undefined) return <AlreadySignedIn email={email} />;
  return (
    <div className="mx-auto max-w-2xl px-gutter pb-24 pt-10 lg:pt-16">
      <Seo title={say(`joining.signUp.${variant}`)} />
      <h1 className="mb-4 heading">{say(`joining.signUp.${variant}`)}</h1>
      <SignUpIntro variant={variant} search={search} />
      <SignUpForm
        key={variant}
        arrival={arrival}
        today={today}
        prefill={prefill}
        answer={actionData}
        proofs={proofs}
        onDone={(done) => {
          goOn(done);
          void navigate(done.profile ? next : `/${path}/sign-in`);
        }}
      />
    </div>
  );
}
