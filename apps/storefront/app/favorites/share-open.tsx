import { sharingLettersPerDay } from '@eyelet/contracts/favorites/share.ts';
import { Button } from '@eyelet/ui/actions/button.tsx';
import { TextInput } from '@eyelet/ui/fields/text-input.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import type { FormEvent } from 'react';
import { useLocale } from '../shop/locale.ts';
import { LinkField } from './link-field.tsx';
import { useSharing } from './use-sharing.ts';

export type ShareProps = Readonly<{
  favoriteId: string;
  /** Whether the list was shared when the page was made. */
  shared: boolean;
  signedIn: boolean;
}>;

/** The link of a shared list, mailing it, and ending the sharing. Each is a form without scripts. */
export function ShareOpen({ favoriteId, shared: before }: ShareProps) {
  const say = useSay();
  const { path } = useLocale();
  const { shared, busy, told, refused, share } = useSharing(favoriteId, before);
  const action = `/${path}/favorites`;
  const working = say('favorites.share.working');
  const send = (event: FormEvent<HTMLFormElement>, what: 'link' | 'send' | 'stop') => {
    event.preventDefault();
    const form = event.currentTarget;
    void share(what, String(new FormData(form).get('recipients') ?? '')).then((done) => done && form.reset());
  };
  return (
    <div className="grid gap-6">
      <p>{say('favorites.share.text')}</p>
      <p role="status" className="border-l-2 border-kelp pl-4 empty:hidden">
        {told}
      </p>
      {shared ? (
        <>
          <LinkField favoriteId={favoriteId} />
          <form method="post" action={action} className="grid gap-4" onSubmit={(event) => send(event, 'send')}>
            <TextInput
              label={say('favorites.share.recipients')}
              hint={say('favorites.share.hint')}
              name="recipients"
              type="text"
              inputMode="email"
              autoComplete="off"
              maxLength={1000}
              required
              {...(refused ? { error: say('favorites.share.refused', { most: sharingLettersPerDay }) } : {})}
            />
            <div>
              <Button type="submit" name="share" value="send" busy={busy === 'send'} busyLabel={working}>
                {say('favorites.share.send')}
              </Button>
            </div>
          </form>
          <form
            method="post"
            action={action}
            className="border-t border-drift pt-4"
            onSubmit={(event) => send(event, 'stop')}
          >
            <Button
              type="submit"
              name="share"
              value="stop"
              tone="quiet"
              size="small"
              className="-ml-4"
              busy={busy === 'stop'}
            >
              {say('favorites.share.stop')}
            </Button>
          </form>
        </>
      ) : (
        <form method="post" action={action} onSubmit={(event) => send(event, 'link')}>
          <Button type="submit" name="share" value="link" busy={busy === 'link'} busyLabel={working}>
            {say('favorites.share.create')}
          </Button>
        </form>
      )}
    </div>
  );
}
