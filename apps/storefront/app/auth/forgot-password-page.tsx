import { requestPasswordReset } from '@eyelet/contracts/auth/request-password-reset.ts';
import { checkEmailForm } from '@eyelet/domain/auth/sign-in.ts';
import { isClean } from '@eyelet/domain/validation/problems.ts';
import { loadMessages } from '@eyelet/messages/load-messages.ts';
import { TextLink } from '@eyelet/ui/actions/text-link.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { answerWith, type FormAnswer, textOf } from '../forms/answer.ts';
import { errorsOfProblems, errorsOfRefusal } from '../forms/field-errors.ts';
import { openPage } from '../page/open-page.ts';
import { useLocale } from '../shop/locale.ts';
import { shopContext } from '../shop/shop-context.ts';
import type { Route } from './+types/forgot-password-page';
import { ForgotPasswordForm, forgotFormName } from './forgot-password-form.tsx';
import { NarrowPage } from './narrow-page.tsx';
import { signInFieldById } from './refused-sign-in.ts';

export function loader({ context, params }: Route.LoaderArgs) {
  openPage(context, params);
  return null;
}

type Answer = Readonly<{ answer: FormAnswer | undefined; sentTo: string | undefined }>;

export async function action({ context, request }: Route.ActionArgs): Promise<Answer> {
  const { client, market } = context.get(shopContext);
  const posted = await request.formData();
  const email = textOf(posted, 'email', 100).trim();
  const stay = (errors: FormAnswer['errors']) => ({
    answer: answerWith(forgotFormName, posted, errors),
    sentTo: undefined,
  });
  const problems = checkEmailForm({ email });
  if (!isClean(problems)) return stay(errorsOfProblems(problems, await loadMessages(market.tag, ['forms'])));
  try {
    await client.call(requestPasswordReset, { body: { email } });
    return { answer: undefined, sentTo: email };
  } catch (error) {
    return stay(errorsOfRefusal(error, signInFieldById));
  }
}

/** Asking for a new password on a page of its own (C2.24, B2.02). */
export default function ForgotPasswordPage({ actionData }: Route.ComponentProps) {
  const say = useSay();
  const { path } = useLocale();
  return (
    <NarrowPage title={say('auth.forgot.title')}>
      <ForgotPasswordForm answer={actionData?.answer} sentTo={actionData?.sentTo} />
      <p className="mt-8 border-t border-drift pt-6">
        <TextLink href={`/${path}/sign-in`}>{say('auth.forgot.back')}</TextLink>
      </p>
    </NarrowPage>
  );
}
