import { isConnected } from '@eyelet/domain/associates/store-session.ts';
import { checkAssociateSignIn } from '@eyelet/domain/auth/associate-sign-in.ts';
import { isClean } from '@eyelet/domain/validation/problems.ts';
import { loadMessages } from '@eyelet/messages/load-messages.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { redirect } from 'react-router';
import { NarrowPage } from '../auth/narrow-page.tsx';
import { answerWith, passwordTextOf, textOf } from '../forms/answer.ts';
import { errorsOfProblems, errorsOfRefusal, type FieldErrors } from '../forms/field-errors.ts';
import { openPage } from '../page/open-page.ts';
import { drawCode } from '../scan-codes/draw-code.ts';
import { pathWithStoreToken } from '../session/store-token.ts';
import { shopContext } from '../shop/shop-context.ts';
import { authOf } from '../shopper/auth-of.ts';
import type { Route } from './+types/login-page';
import { AtTheTill } from './at-the-till.tsx';
import { associateFields, associateFormName, pinFields } from './fields.ts';
import { LoginForm } from './login-form.tsx';
import { setPin } from './set-pin.ts';
import { openStoreSession } from './sign-in.ts';
import { tillChoices } from './till-choices.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shop = openPage(context, params);
  const auth = await authOf(shop, request);
  const storeSession = auth?.storeSession;
  const asked = new URL(request.url).searchParams.get(associateFields.store) ?? '';
  const link = auth?.st && `${shop.origin}${pathWithStoreToken(shop.market.locale, auth.st)}`;
  return {
    storeSession: isConnected(storeSession) ? storeSession : undefined,
    further: link ? { link, code: drawCode(link) } : undefined,
    choices: await tillChoices(shop.client, asked),
  };
}

/** Signs in at the store of the form, or sets the PIN at the till; a refusal is answered as an error beside its field. */
export async function action({ context, request }: Route.ActionArgs) {
  const { client, market } = context.get(shopContext);
  const posted = await request.formData();
  if (posted.has(pinFields.pin)) return setPin(client, posted, await loadMessages(market.tag, ['forms']));
  const associate = {
    storeId: textOf(posted, associateFields.store, 64),
    storeEmployeeId: textOf(posted, associateFields.employee, 64),
    password: passwordTextOf(posted, associateFields.password),
  };
  const stay = (errors: FieldErrors) => answerWith(associateFormName, posted, errors);
  const problems = checkAssociateSignIn(associate);
  if (!isClean(problems)) return stay(errorsOfProblems(problems, await loadMessages(market.tag, ['forms'])));
  try {
    await openStoreSession(client, associate);
    return redirect(`/${market.locale}`, 303);
  } catch (error) {
    // Which of employee and password was wrong is not revealed.
    return stay(errorsOfRefusal(error, { AUT438: associateFields.password, STR404: associateFields.store }));
  }
}

/** Where store associates sign in: store, employee, password (C2.40, C2.41). */
export default function AssociateLoginPage({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const { storeSession, further, choices } = loaderData;
  if (storeSession) return <AtTheTill session={storeSession} further={further} answer={actionData} />;
  return (
    <NarrowPage title={say('associate.title')}>
      <p className="mb-6">{say('associate.text')}</p>
      <LoginForm choices={choices} answer={actionData} />
    </NarrowPage>
  );
}
