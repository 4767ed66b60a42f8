import type { Profile } from '@eyelet/contracts/consumer/profile.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { showUntilUsed } from '@eyelet/ui/toasts/show-until-used.ts';
import { tellUnanswered } from '@eyelet/ui/toasts/tell-unanswered.ts';
import { toasts } from '@eyelet/ui/toasts/toasts.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useState } from 'react';
import { passwordTextOf, textOf } from '../forms/answer.ts';
import { textOfRefusal } from '../session/refusals.ts';
import { useLocale } from '../shop/locale.ts';
import { signIn } from '../shopper/consumer.ts';
import { linksOfRefusal, signInFieldById } from './refused-sign-in.ts';

/** A refused sign-in: its text, and the id that decides which links go with it. */
export type RefusedSignIn = Readonly<{ id: string; text: string; field: string | undefined }>;

export type SigningIn = Readonly<{
  busy: boolean;
  /** Signs in; returns the profile, or the refusal after it was shown. */
  send: (ask: () => Promise<Profile>) => Promise<Profile | RefusedSignIn | undefined>;
}>;

/** Signs in and shows the outcome: a short toast on success (B8.09), a notification with links on refusal (B8.07, B8.08). */
export function useSignIn(): SigningIn {
  const say = useSay();
  const { path, tag } = useLocale();
  const [busy, setBusy] = useState(false);
  return {
    busy,
    send: async (ask) => {
      if (busy) return undefined;
      setBusy(true);
      // A new attempt clears the notifications of earlier ones.
      for (const { id, tone } of toasts.read()) if (tone === 'error') toasts.drop(id);
      try {
        const profile = await ask();
        showUntilUsed({ title: say('auth.signedIn'), tone: 'success' });
        return profile;
      } catch (error) {
        if (!(error instanceof ApiError)) {
          tellUnanswered(say);
          throw error;
        }
        const text = await textOfRefusal(error, tag);
        const links = linksOfRefusal(error.id).map(({ label, place }) => ({
          label: say(label),
          href: `/${path}${place}`,
        }));
        toasts.show({ title: text, tone: 'error', links });
        return { id: error.id, text, field: signInFieldById[error.id] };
      } finally {
        setBusy(false);
      }
    },
  };
}

/** Signs in with what was typed. */
export function signInWith(values: FormData): () => Promise<Profile> {
  return () => signIn({ email: textOf(values, 'email', 100).trim(), password: passwordTextOf(values, 'password') });
}

/** Whether the sign-in succeeded. */
export function isProfile(answer: Profile | RefusedSignIn | undefined): answer is Profile {
  return answer !== undefined && 'consumerId' in answer;
}
