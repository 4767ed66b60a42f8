import { ButtonLink } from '@eyelet/ui/actions/button.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { SignOutForm } from '../consumer/sign-out-form.tsx';
import { useLocale } from '../shop/locale.ts';
import { NarrowPage } from './narrow-page.tsx';

/** Shown in place of the form to a signed-in consumer: links to the account and to sign out. */
export function AlreadySignedIn({ email }: Readonly<{ email: string }>) {
  const say = useSay();
  const { path } = useLocale();
  return (
    <NarrowPage title={say('auth.already.title')}>
      <p className="mb-6 break-words">{say('auth.already.text', { email })}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={`/${path}/account`}>{say('auth.toAccount')}</ButtonLink>
        <SignOutForm />
      </div>
    </NarrowPage>
  );
}
