import { admitGuest } from '@eyelet/contracts/event-registrations/admit.ts';
import type { Guest } from '@eyelet/contracts/event-registrations/registration.ts';
import { withdrawGuest } from '@eyelet/contracts/event-registrations/withdraw.ts';
import { useState } from 'react';
import { Button } from '../look/button.tsx';
import { Confirm } from '../look/confirm.tsx';
import { showToast } from '../look/toasts.ts';
import { Facts } from '../record/section.tsx';
import { call } from '../session/api.ts';
import { usePermission } from '../session/me.ts';
import { refresh } from '../session/refresh.ts';
import { useWords } from '../words/words.ts';

const acts = {
  admit: {
    operation: admitGuest,
    label: 'studio.events.admit',
    what: 'studio.events.admitWhat',
    done: 'studio.events.admitted',
  },
  withdraw: {
    operation: withdrawGuest,
    label: 'studio.events.withdraw',
    what: 'studio.events.withdrawWhat',
    done: 'studio.events.withdrawn',
  },
} as const;

type Act = keyof typeof acts;

/** What is known of a guest, and what can be done for them. */
export function GuestDetails({ guest }: Readonly<{ guest: Guest }>) {
  const { t } = useWords();
  const may = usePermission();
  const [act, setAct] = useState<Act>();
  const { registrationId, status, firstName, lastName, email } = guest;
  const name = `${firstName} ${lastName}`;
  const possible: readonly Act[] = [
    ...(status === 'waiting' ? (['admit'] as const) : []),
    ...(status === 'cancelled' ? [] : (['withdraw'] as const)),
  ];

  async function run(chosen: Act): Promise<void> {
    await call(acts[chosen].operation, { params: { registrationId } });
    showToast(t(acts[chosen].done, { name }));
    await refresh(['list'], ['events']);
  }

  return (
    <div className="stack">
      <Facts
        facts={[
          [t('studio.email'), email],
          [t('studio.events.phone'), guest.phoneNumber || '–'],
          [t('studio.events.reference'), <code key="id">{registrationId}</code>],
          [t('studio.events.terms'), guest.termsVersion ?? '–'],
        ]}
      />
      {may('events.write') && possible.length > 0 ? (
        <div className="dialog-actions">
          {possible.map((one) => (
            <Button key={one} kind={one === 'admit' ? 'primary' : 'plain'} onPress={() => setAct(one)}>
              {t(acts[one].label)}
            </Button>
          ))}
        </div>
      ) : undefined}
      {act ? (
        <Confirm
          title={t(acts[act].label)}
          action={t(acts[act].label)}
          isDanger={act === 'withdraw'}
          run={() => run(act)}
          onClose={() => setAct(undefined)}
        >
          <p>{t(acts[act].what, { name, email })}</p>
        </Confirm>
      ) : undefined}
    </div>
  );
}
