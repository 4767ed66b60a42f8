import type { Profile } from '@eyelet/contracts/consumer/profile.ts';
import { Button } from '@eyelet/ui/actions/button.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useEffect, useRef, useState } from 'react';
import { knowsPasskeys } from './ceremony.ts';

const load = () => import('./choose-passkey.ts');

export type PasskeySignInProps = Readonly<{
  /** Signs in and shows the outcome. */
  onChosen: (signIn: () => Promise<Profile>) => Promise<unknown>;
}>;

/** Signing in with a passkey: a button, and the browser's autofill in the email field. */
export function PasskeySignIn({ onChosen }: PasskeySignInProps) {
  const say = useSay();
  const [known, setKnown] = useState(false);
  const [busy, setBusy] = useState(false);
  const chosen = useRef(onChosen);
  chosen.current = onChosen;

  useEffect(() => {
    if (!knowsPasskeys()) return;
    setKnown(true);
    let open = true;
    const offering = load();
    offering
      .then(async ({ choosePasskey }) => {
        const signIn = open ? await choosePasskey('autofill') : undefined;
        if (signIn && open) await chosen.current(signIn);
      })
      // Without autofill the button still works.
      .catch((error: unknown) => console.warn(error));
    return () => {
      open = false;
      offering.then(({ stopOffering }) => stopOffering()).catch(() => {});
    };
  }, []);

  if (!known) return null;
  const choose = async () => {
    setBusy(true);
    try {
      const signIn = await (await load()).choosePasskey('dialog');
      if (signIn) await chosen.current(signIn);
    } catch (error) {
      await chosen.current(() => Promise.reject(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button tone="secondary" busy={busy} busyLabel={say('auth.moment')} onClick={choose} className="w-full sm:w-auto">
      {say('auth.passkey.signIn')}
    </Button>
  );
}
