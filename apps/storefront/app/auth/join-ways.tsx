import type { SignUpVariant } from '@eyelet/domain/markets/sign-up-rules.ts';
import { ButtonLink } from '@eyelet/ui/actions/button.tsx';
import { TextLink } from '@eyelet/ui/actions/text-link.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useFeatures } from '../shop/features.ts';
import { useLocale } from '../shop/locale.ts';

export type JoinWaysProps = Readonly<{
  /** Opens the form as a dialog; without it, it is a page. */
  onSignUp?: (variant: SignUpVariant) => void;
  /** Query of the pages; begins with `?`. */
  search?: string;
}>;

/** Links to create an account, and to join the membership where that is switched on. */
export function JoinWays({ onSignUp, search = '' }: JoinWaysProps) {
  const say = useSay();
  const { path } = useLocale();
  const joins = useFeatures().includes('join-loyalty-button');
  const signUp = (variant: SignUpVariant) => {
    const query = new URLSearchParams(search);
    query.delete('variant');
    if (variant !== 'standard') query.set('variant', variant);
    return `/${path}/sign-up${query.size > 0 ? `?${query}` : ''}`;
  };
  return (
    <div className="mt-8 grid gap-4 border-t border-drift pt-6">
      <p className="flex flex-wrap gap-x-2">
        <span>{say('auth.signIn.newHere')}</span>
        <TextLink
          href={signUp('standard')}
          className="touch-area"
          onClick={(event) => {
            if (!onSignUp) return;
            event.preventDefault();
            onSignUp('standard');
          }}
        >
          {say('auth.signIn.signUp')}
        </TextLink>
      </p>
      {joins && (
        <ButtonLink
          href={signUp('loyalty')}
          tone="secondary"
          onClick={(event) => {
            if (!onSignUp) return;
            event.preventDefault();
            onSignUp('loyalty');
          }}
        >
          {say('auth.signIn.join')}
        </ButtonLink>
      )}
    </div>
  );
}
