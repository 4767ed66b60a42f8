import { TextLink } from '@eyelet/ui/actions/text-link.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useLocale } from '../shop/locale.ts';
import type { Arrival } from './arrival.ts';

type SignUpIntroProps = Readonly<{
  variant: Arrival['variant'];
  /** Query of the sign-in page; begins with `?`. */
  search?: string;
  /** Opens the sign-in dialog instead of the page. */
  onSignIn?: () => void;
}>;

/** The introduction of the form, with a link to sign in. */
export function SignUpIntro({ variant, search = '', onSignIn }: SignUpIntroProps) {
  const say = useSay();
  const { path } = useLocale();
  return (
    <div className="mb-8 space-y-2">
      <p className="max-w-prose">{say(`joining.signUp.text.${variant}`)}</p>
      <p className="text-granite">
        {say('joining.signUp.haveAccount')}{' '}
        <TextLink
          href={`/${path}/sign-in${search}`}
          onClick={(event) => {
            if (!onSignIn) return;
            event.preventDefault();
            onSignIn();
          }}
        >
          {say('joining.signUp.signIn')}
        </TextLink>
      </p>
    </div>
  );
}
