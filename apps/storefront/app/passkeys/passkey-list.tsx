import type { Passkey } from '@eyelet/contracts/passkeys/passkeys.ts';
import { Button } from '@eyelet/ui/actions/button.tsx';
import { useWords } from '@eyelet/ui/words/words.tsx';
import { useEffect, useState } from 'react';
import { knowsPasskeys } from './ceremony.ts';
import { NewPasskey } from './new-passkey.tsx';
import { usePasskeys } from './use-passkeys.ts';

/** The passkeys of the consumer, with buttons to add and to remove. Needs scripts, as passkeys do. */
export function PasskeyList() {
  const { say } = useWords();
  const { passkeys, note, problem, passwordError, busy, add, remove } = usePasskeys();
  const [known, setKnown] = useState(false);
  useEffect(() => setKnown(knowsPasskeys()), []);
  if (!passkeys) return null;
  return (
    <section aria-labelledby="passkeys-title" className="border-t border-drift py-8">
      <h2 id="passkeys-title" className="mb-2 font-display text-22 font-semibold">
        {say('auth.passkey.title')}
      </h2>
      <p className="mb-4 text-granite">{say('auth.passkey.intro')}</p>
      <p role="status" className={note ? 'mb-4 text-kelp' : undefined}>
        {note}
      </p>
      {passkeys.length === 0 ? (
        <p className="mb-4">{say('auth.passkey.none')}</p>
      ) : (
        <ul className="mb-6 border-t border-drift">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.passkeyId} passkey={passkey} onRemove={() => remove(passkey.passkeyId)} />
          ))}
        </ul>
      )}
      {known && <NewPasskey busy={busy} problem={problem} passwordError={passwordError} onAdd={add} />}
    </section>
  );
}

function PasskeyRow({ passkey, onRemove }: Readonly<{ passkey: Passkey; onRemove: () => void }>) {
  const { say, tag } = useWords();
  const dates = new Intl.DateTimeFormat(tag, { dateStyle: 'medium' });
  const { name, createdAt, lastUsedAt } = passkey;
  const facts = [
    say('auth.passkey.added', { date: dates.format(new Date(createdAt)) }),
    lastUsedAt && say('auth.passkey.used', { date: dates.format(new Date(lastUsedAt)) }),
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-drift py-4">
      <div className="min-w-0">
        <p className="break-words font-medium">{name}</p>
        <p className="text-14 text-granite">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <Button tone="quiet" size="small" aria-label={`${say('auth.passkey.remove')}: ${name}`} onClick={onRemove}>
        {say('auth.passkey.remove')}
      </Button>
    </li>
  );
}
