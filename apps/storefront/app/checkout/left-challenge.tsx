import { throwUnanswered } from '@eyelet/contracts/kernel/unanswered.ts';
import { Button } from '@eyelet/ui/actions/button.tsx';
import { useDialogs } from '@eyelet/ui/dialogs/dialogs.tsx';
import { whenOnline } from '@eyelet/ui/loading/when-online.ts';
import { Notice } from '@eyelet/ui/notices/notice.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { tellFailure } from '../session/tell-failure.ts';
import { useLocale } from '../shop/locale.ts';
import { shopperOf } from '../shopper/shopper.ts';
import { challengeDialog } from './challenge.ts';
import type { LeftChallenge as Left } from './load-placed.ts';
import type { ShowChallenge } from './order-flow.ts';
import { OrderLines } from './order-lines.tsx';

/** After an abandoned challenge: says what the order waits for, with buttons to resume the challenge or to give up. */
export function LeftChallenge({ left: { basketId, order } }: Readonly<{ left: Left }>) {
  const say = useSay();
  const { path, header, tag } = useLocale();
  const dialogs = useDialogs();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  async function end(showChallenge: ShowChallenge): Promise<void> {
    setBusy(true);
    try {
      const { endChallenge } = await whenOnline(() => import('./order-flow.ts')).catch(throwUnanswered);
      const { kind, orderNumber } = await endChallenge(shopperOf(header), basketId, order, showChallenge);
      const number = encodeURIComponent(orderNumber);
      const next = kind === 'ordered' ? `order-confirmation?order=${number}` : `checkout?step=billing&failed=${number}`;
      await navigate(`/${path}/${next}`, { replace: true });
    } catch (error) {
      setBusy(false);
      await tellFailure(error, tag);
    }
  }

  return (
    <div className="grid gap-8">
      <Notice tone="note">
        <p className="font-medium">{say('checkout.challengeLeft.title')}</p>
        <p className="mt-1">{say('checkout.challengeLeft.text')}</p>
      </Notice>
      <OrderLines items={order.items} currency={order.currency} />
      <div className="flex flex-wrap gap-3">
        <Button
          busy={busy}
          busyLabel={say('checkout.placing')}
          onClick={() =>
            end((challenge) => new Promise((done) => dialogs.open(challengeDialog, { challenge, onResult: done })))
          }
        >
          {say('checkout.challengeLeft.goOn')}
        </Button>
        <Button tone="secondary" busy={busy} onClick={() => end(async () => false)}>
          {say('checkout.challengeLeft.giveUp')}
        </Button>
      </div>
    </div>
  );
}
