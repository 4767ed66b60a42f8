import { shareFavorites } from '@eyelet/contracts/favorites/share.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { tellRefusal } from '../session/refusals.ts';
import { useLocale } from '../shop/locale.ts';
import { favoritesStore } from '../shopper/favorites-store.ts';
import { shopperOf } from '../shopper/shopper.ts';
import { recipientsIn } from './recipients.ts';

type What = 'link' | 'send' | 'stop';

export type Sharing = Readonly<{
  shared: boolean;
  busy: What | undefined;
  /** The outcome, also for screen readers. */
  told: string;
  /** The addresses were refused. */
  refused: boolean;
  /** Resolves to whether it succeeded. */
  share: (what: What, typed: string) => Promise<boolean>;
}>;

/** Shares a list, mails its link, and ends the sharing. The id of a list changes when it is merged at sign-in. */
export function useSharing(listId: string, before: boolean): Sharing {
  const say = useSay();
  const { header, tag } = useLocale();
  const { revalidate } = useRevalidator();
  const [shared, setShared] = useState(before);
  const [busy, setBusy] = useState<What>();
  const [told, setTold] = useState('');
  const [refused, setRefused] = useState(false);
  async function share(what: What, typed: string): Promise<boolean> {
    setBusy(what);
    setTold('');
    setRefused(false);
    const favoriteId = favoritesStore.get().favoriteId ?? listId;
    const recipients = what === 'send' ? recipientsIn(typed) : [];
    try {
      const body = what === 'stop' ? { shared: false } : { recipients };
      const answer = await shopperOf(header).client.call(shareFavorites, { params: { favoriteId }, body });
      setShared(answer.shared);
      if (answer.letters > 0) setTold(say('favorites.share.sent', { n: answer.letters }));
      if (what === 'stop') setTold(say('favorites.share.stopped'));
      void revalidate();
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.id === 'PRO412') setRefused(true);
      else await tellRefusal(error, tag);
      return false;
    } finally {
      setBusy(undefined);
    }
  }
  return { shared, busy, told, refused, share };
}
