import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useLocale } from '../shop/locale.ts';
import { useSignOut } from '../shopper/use-sign-out.ts';
import { useStoreSession } from '../shopper/use-store-session.ts';
import { useTillWatch } from './use-till-watch.ts';

/** The names of store and employee, and signing out, which ends the store session. */
export default function OpenTill() {
  const say = useSay();
  const { path } = useLocale();
  const { busy, leave } = useSignOut();
  const session = useStoreSession();
  useTillWatch();
  if (!session) return null;
  return (
    <section
      aria-label={say('associate.bar.label')}
      className="store-bar flex h-11 items-center gap-2 bg-kelp px-gutter text-14 text-foam"
    >
      <Icon name="pin" className="size-5 shrink-0" />
      <p className="mr-auto grid min-w-0 leading-tight sm:flex sm:gap-3">
        <span className="truncate font-semibold">{session.storeName}</span>
        <span className="truncate sm:shrink-0">{session.storeEmployeeName}</span>
      </p>
      <a href={`/${path}/handover`} className="flex min-h-11 shrink-0 items-center px-1 underline underline-offset-4">
        {say('associate.bar.take')}
      </a>
      <form
        method="post"
        action={`/${path}/sign-out`}
        onSubmit={(event) => {
          event.preventDefault();
          void leave();
        }}
      >
        <button type="submit" aria-disabled={busy} className="min-h-11 px-1 underline underline-offset-4">
          {say('associate.bar.signOut')}
        </button>
      </form>
    </section>
  );
}
