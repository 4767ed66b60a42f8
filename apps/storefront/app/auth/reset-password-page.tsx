import { resetPassword } from '@eyelet/contracts/auth/reset-password.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { checkNewPassword } from '@eyelet/domain/auth/passwords.ts';
import { isClean } from '@eyelet/domain/validation/problems.ts';
import { loadMessages } from '@eyelet/messages/load-messages.ts';
import { ButtonLink } from '@eyelet/ui/actions/button.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { answerDone, answerWith, type FormAnswer, textOf } from '../forms/answer.ts';
import { errorsOfProblems, errorsOfRefusal } from '../forms/field-errors.ts';
import { openPage } from '../page/open-page.ts';
import { useLocale } from '../shop/locale.ts';
import { shopContext } from '../shop/shop-context.ts';
import type { Route } from './+types/reset-password-page';
import { NarrowPage } from './narrow-page.tsx';
import { passwordsOf, ResetPasswordForm, resetFormName } from './reset-password-form.tsx';

export function loader({ context, params, request }: Route.LoaderArgs) {
  openPage(context, params);
  return { token: (new URL(request.url).searchParams.get('token') ?? '').slice(0, 128) };
}

const fieldById = { AUT452: 'newPassword', PRO415: 'newPassword', FE872: 'newPassword', FE340: 'confirmPassword' };

type Answer = Readonly<{ answer: FormAnswer; expired: boolean }>;

export async function action({ context, request }: Route.ActionArgs): Promise<Answer> {
  const { client, market } = context.get(shopContext);
  const posted = await request.formData();
  const values = passwordsOf(posted);
  const say = await loadMessages(market.tag, ['forms', 'account']);
  const problems = checkNewPassword(values, say('account.newPassword'));
  if (!isClean(problems)) {
    return { answer: answerWith(resetFormName, posted, errorsOfProblems(problems, say)), expired: false };
  }
  try {
    await client.call(resetPassword, { body: { ...values, token: textOf(posted, 'token', 128) } });
    return { answer: answerDone(resetFormName), expired: false };
  } catch (error) {
    const expired = error instanceof ApiError && error.id === 'AUT402';
    return { answer: answerWith(resetFormName, posted, errorsOfRefusal(error, fieldById)), expired };
  }
}

/** Choosing a new password with the link of a mail (C7.20). */
export default function ResetPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const { path } = useLocale();
  const again = (
    <ButtonLink href={`/${path}/forgot-password`} className="mt-6">
      {say('auth.reset.again')}
    </ButtonLink>
  );
  if (actionData?.answer.done) {
    return (
      <NarrowPage title={say('auth.reset.title')}>
        <p role="status">{say('auth.reset.done')}</p>
        <ButtonLink href={`/${path}/sign-in`} className="mt-6">
          {say('auth.signIn.submit')}
        </ButtonLink>
      </NarrowPage>
    );
  }
  if (actionData?.expired || loaderData.token === '') {
    return (
      <NarrowPage title={say('auth.reset.title')}>
        <p role="alert">{actionData?.answer.errors[''] ?? say('auth.reset.incomplete')}</p>
        {again}
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title={say('auth.reset.title')}>
      <p className="mb-6">{say('auth.reset.text')}</p>
      <ResetPasswordForm token={loaderData.token} answer={actionData?.answer} />
    </NarrowPage>
  );
}
