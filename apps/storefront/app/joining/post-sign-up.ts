import { checkSignUp } from '@eyelet/domain/auth/sign-up.ts';
import { isClean } from '@eyelet/domain/validation/problems.ts';
import { loadMessages } from '@eyelet/messages/load-messages.ts';
import { redirect } from 'react-router';
import { answerWith, textOf } from '../forms/answer.ts';
import { errorsOfProblems, errorsOfRefusal } from '../forms/field-errors.ts';
import { nextPath } from '../session/next-path.ts';
import { signInOnServer } from '../session/sign-in-on-server.ts';
import type { ShopContext } from '../shop/shop-context.ts';
import { arrivalOf } from './arrival.ts';
import { createAccount } from './create-account.ts';
import { signUpFieldById } from './refused-sign-up.ts';
import { readServerDay } from './server-day.ts';
import { signUpFormName } from './sign-up-form.tsx';
import { signUpFormOf } from './sign-up-values.ts';

/** Handles a sign-up posted without scripts: creates the account, signs in and redirects, or returns the errors. */
export async function postSignUp({ client, market }: ShopContext, request: Request) {
  const posted = await request.formData();
  const arrival = arrivalOf(new URL(request.url).searchParams);
  const form = signUpFormOf(posted);
  const { variant } = arrival;
  const problems = checkSignUp(form, { variant, market, today: await readServerDay(client) });
  if (!isClean(problems)) {
    const say = await loadMessages(market.tag, ['forms']);
    return answerWith(signUpFormName, posted, errorsOfProblems(problems, say));
  }
  try {
    const joining = {
      client,
      proof: async () => textOf(posted, 'recaptcha_response', 4096),
      signIn: signInOnServer(client, textOf(posted, 'secondProof', 4096)),
    };
    const { profile } = await createAccount(joining, form, arrival, market.dateFormat);
    const home = `/${market.locale}`;
    return redirect(profile ? nextPath(request, `${home}/account`) : `${home}/sign-in`, 303);
  } catch (error) {
    return answerWith(signUpFormName, posted, errorsOfRefusal(error, signUpFieldById));
  }
}
