import type { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { checkSignIn } from '@eyelet/domain/auth/sign-in.ts';
import { isClean } from '@eyelet/domain/validation/problems.ts';
import { loadMessages } from '@eyelet/messages/load-messages.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { redirect, useNavigate } from 'react-router';
import { answerWith, type FormAnswer, passwordTextOf, textOf } from '../forms/answer.ts';
import { errorsOfProblems, errorsOfRefusal } from '../forms/field-errors.ts';
import { openPage } from '../page/open-page.ts';
import { pageUrl } from '../page/page-url.ts';
import { isSeller } from '../session/is-consumer.ts';
import { nextPath } from '../session/next-path.ts';
import { signInOnServer } from '../session/sign-in-on-server.ts';
import { afterSignIn } from '../session/signed-in-mark.ts';
import { storeTokenIn } from '../session/store-token.ts';
import { shopContext } from '../shop/shop-context.ts';
import { profileOnServer } from '../shopper/profile-on-server.ts';
import type { Route } from './+types/sign-in-page';
import { AlreadySignedIn } from './already-signed-in.tsx';
import { wayAfterSignIn } from './employee-terms.ts';
import { JoinWays } from './join-ways.tsx';
import { NarrowPage } from './narrow-page.tsx';
import { signInFieldById } from './refused-sign-in.ts';
import { SignInForm, signInFormName } from './sign-in-form.tsx';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shop = openPage(context, params);
  const { search, searchParams } = pageUrl(request);
  const next = nextPath(request, `/${shop.market.locale}/account`);
  const profile = await profileOnServer(shop, request);
  const proofs = { first: shop.formProof(), second: shop.formProof() };
  // Who is signed in privately signs in again to sell here.
  const opensTill = storeTokenIn(searchParams) !== undefined && !isSeller(shop.session);
  if (opensTill) return { email: undefined, opensTill, next, search, proofs };
  if (profile && searchParams.has('next')) throw redirect(next);
  return { email: profile?.consumerDetails.email, opensTill, next, search, proofs };
}

type Answer = Readonly<{ answer: FormAnswer; refused: Readonly<{ id: string; text: string }> | undefined }>;

export async function action({ context, request }: Route.ActionArgs): Promise<Answer | Response> {
  const { client, market } = context.get(shopContext);
  const posted = await request.formData();
  const form = { email: textOf(posted, 'email', 100).trim(), password: passwordTextOf(posted, 'password') };
  const stay = (errors: FormAnswer['errors'], refused?: Answer['refused']) => ({
    answer: answerWith(signInFormName, posted, errors),
    refused,
  });
  const problems = checkSignIn(form);
  if (!isClean(problems)) return stay(errorsOfProblems(problems, await loadMessages(market.tag, ['forms'])));
  try {
    const st = storeTokenIn(pageUrl(request).searchParams);
    const profile = await signInOnServer(client, textOf(posted, 'recaptcha_response', 4096), st)(form);
    const { locale } = market;
    return redirect(wayAfterSignIn(profile, locale, nextPath(request, `/${locale}/account`)), 303);
  } catch (error) {
    const { '': text, ...errors } = errorsOfRefusal(error, signInFieldById);
    return stay(errors, text === undefined ? undefined : { id: (error as ApiError).id, text });
  }
}

/** Signing in on a page of its own; without scripts the form is posted to it. */
export default function SignInPage({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const navigate = useNavigate();
  const { email, opensTill, next, search, proofs } = loaderData;
  if (email !== undefined) return <AlreadySignedIn email={email} />;
  return (
    <NarrowPage title={say('auth.signIn.title')}>
      <p className="mb-6">{say(opensTill ? 'auth.signIn.till' : 'auth.signIn.text')}</p>
      <SignInForm
        answer={actionData?.answer}
        refused={actionData?.refused}
        proofs={proofs}
        onDone={() => void navigate(next, { replace: true, state: afterSignIn })}
      />
      {!opensTill && <JoinWays search={search} />}
    </NarrowPage>
  );
}
