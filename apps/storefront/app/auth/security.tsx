import { changePassword } from '@eyelet/contracts/auth/change-password.ts';
import { endSession } from '@eyelet/contracts/auth/end-session.ts';
import { listSessions } from '@eyelet/contracts/auth/list-sessions.ts';
import { checkPasswordChange } from '@eyelet/domain/auth/passwords.ts';
import { isClean } from '@eyelet/domain/validation/problems.ts';
import { loadMessages } from '@eyelet/messages/load-messages.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { DoneNote } from '../consumer/done-note.tsx';
import { AccountHeading } from '../consumer/heading.tsx';
import { asConsumer } from '../consumer/require-consumer.ts';
import { answerDone, answerWith, textOf, valuesOf } from '../forms/answer.ts';
import { errorsOfProblems, errorsOfRefusal } from '../forms/field-errors.ts';
import { OwnLooksList } from '../looks/own-looks.tsx';
import { postLookAnswer } from '../looks/post-answer.ts';
import { ownLooks } from '../looks/read-own.ts';
import { PasskeyList } from '../passkeys/passkey-list.tsx';
import { shopContext } from '../shop/shop-context.ts';
import type { Route } from './+types/security';
import { PasswordForm, passwordChangeOf } from './password-form.tsx';
import { SessionList } from './session-list.tsx';

/** The field of each error id whose answer does not name one. */
const fieldById = {
  AUT450: 'currentPassword',
  AUT451: 'newPassword',
  PRO415: 'newPassword',
  FE872: 'newPassword',
  FE340: 'confirmPassword',
};

export async function loader({ context, request }: Route.LoaderArgs) {
  return asConsumer(context.get(shopContext), request, async (client) => {
    const [{ sessions }, looks] = await Promise.all([client.call(listSessions, {}), ownLooks(client)]);
    return { sessions, looks };
  });
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const posted = await request.formData();
  const intent = posted.get('intent');
  const form = intent === 'end' ? 'sessions' : intent === 'look' ? 'look' : 'password';
  try {
    if (form === 'look') {
      await asConsumer(shop, request, (client) => postLookAnswer(client, posted));
      return { ...answerDone(form), values: valuesOf(posted) };
    }
    if (form === 'sessions') {
      const params = { sessionId: textOf(posted, 'sessionId', 64) };
      await asConsumer(shop, request, (client) => client.call(endSession, { params }));
      return answerDone(form);
    }
    const values = passwordChangeOf(posted);
    const say = await loadMessages(shop.market.tag, ['forms', 'account']);
    const problems = checkPasswordChange(values, say('account.newPassword'));
    if (!isClean(problems)) return answerWith(form, posted, errorsOfProblems(problems, say));
    await asConsumer(shop, request, (client) => client.call(changePassword, { body: values }));
    return answerDone(form);
  } catch (error) {
    return answerWith(form, posted, errorsOfRefusal(error, fieldById));
  }
}

/** How a consumer signs in, and on which devices they are signed in. */
export default function SecurityPage({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  return (
    <>
      <AccountHeading title={say('account.security')}>{say('account.securityIntro')}</AccountHeading>
      {actionData?.done && actionData.form !== 'look' && (
        <DoneNote>{say(actionData.form === 'password' ? 'account.passwordChanged' : 'account.sessionEnded')}</DoneNote>
      )}
      <PasswordForm key={actionData?.done ? actionData.attempt : 'form'} answer={actionData} />
      <PasskeyList />
      <SessionList sessions={loaderData.sessions} />
      {loaderData.looks && (
        <OwnLooksList {...loaderData.looks} answer={actionData?.form === 'look' ? actionData : undefined} />
      )}
    </>
  );
}
