import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { listPasskeys } from '@eyelet/contracts/passkeys/list.ts';
import type { Passkey } from '@eyelet/contracts/passkeys/passkeys.ts';
import { removePasskey } from '@eyelet/contracts/passkeys/remove.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useEffect, useState } from 'react';
import { tellRefusal, textOfRefusal } from '../session/refusals.ts';
import { useLocale } from '../shop/locale.ts';
import { currentShopper } from '../shopper/shopper.ts';

export type Passkeys = Readonly<{
  /** Undefined until they are loaded. */
  passkeys: readonly Passkey[] | undefined;
  /** The message about the last change. */
  note: string | undefined;
  /** Why no passkey was added. */
  problem: string | undefined;
  passwordError: string | undefined;
  busy: boolean;
  add: (name: string, password: string) => Promise<boolean>;
  remove: (passkeyId: string) => Promise<void>;
}>;

/** The passkeys of the consumer, with functions to add and remove. */
export function usePasskeys(): Passkeys {
  const say = useSay();
  const { tag } = useLocale();
  const [passkeys, setPasskeys] = useState<readonly Passkey[]>();
  const [told, setTold] = useState<Readonly<{ note?: string; problem?: string; passwordError?: string }>>({});
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    let wanted = true;
    currentShopper()
      .client.call(listPasskeys, {})
      .then(
        (answer) => wanted && setPasskeys(answer.passkeys),
        (error: unknown) => console.warn(error),
      );
    return () => {
      wanted = false;
    };
  }, []);

  async function withRefusals<T>(act: () => Promise<T>): Promise<T | undefined> {
    if (busy) return undefined;
    setBusy(true);
    setTold({});
    try {
      return await act();
    } catch (error) {
      if (error instanceof ApiError && error.id === 'AUT450') {
        setTold({ passwordError: await textOfRefusal(error, tag) });
      } else await tellRefusal(error, tag);
      return undefined;
    } finally {
      setBusy(false);
    }
  }

  return {
    passkeys,
    note: told.note,
    problem: told.problem,
    passwordError: told.passwordError,
    busy,
    add: async (name, password) => {
      if (password === '') {
        setTold({ passwordError: say('validation.required') });
        return false;
      }
      const { registerPasskey } = await import('./register-passkey.ts');
      const registered = await withRefusals(() => registerPasskey(name, password));
      if (registered === undefined) return false;
      if (registered === 'known' || registered === 'given-up') {
        setTold({ problem: say(registered === 'known' ? 'auth.passkey.known' : 'auth.passkey.cancelled') });
        return false;
      }
      setPasskeys(registered);
      setTold({ note: say('auth.passkey.done') });
      return true;
    },
    remove: async (passkeyId) => {
      const answer = await withRefusals(() => currentShopper().client.call(removePasskey, { params: { passkeyId } }));
      if (!answer) return;
      setPasskeys(answer.passkeys);
      setTold({ note: say('auth.passkey.removed') });
    },
  };
}
