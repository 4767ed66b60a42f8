import { Button } from '@eyelet/ui/actions/button.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useLocale } from '../shop/locale.ts';
import { useSignOut } from '../shopper/use-sign-out.ts';

/** Signs out; without scripts by posting to a page that does it. */
export function SignOutForm() {
  const say = useSay();
  const { path } = useLocale();
  const { busy, leave } = useSignOut();
  return (
    <form
      method="post"
      action={`/${path}/sign-out`}
      onSubmit={(event) => {
        event.preventDefault();
        void leave();
      }}
    >
      <Button type="submit" tone="secondary" busy={busy}>
        {say('auth.signOut')}
      </Button>
    </form>
  );
}
