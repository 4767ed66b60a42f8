import { Button, ButtonLink } from '@eyelet/ui/actions/button.tsx';
import { Notice } from '@eyelet/ui/notices/notice.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { Form, useNavigation } from 'react-router';
import { useLocale } from '../shop/locale.ts';
import type { loadFailed } from './load-failed.ts';
import { OrderLines } from './order-lines.tsx';
import { staysOffline } from './stays-offline.ts';

type Failed = NonNullable<Awaited<ReturnType<typeof loadFailed>>>;

/** Shown after a failed challenge: the billing step says so and offers to restore the items (C4.09, C4.11, C8.158). */
export function FailedPayment({ failed }: Readonly<{ failed: Failed }>) {
  const say = useSay();
  const { path } = useLocale();
  const { order, message } = failed;
  const busy = useNavigation().state !== 'idle';
  return (
    <div className="grid gap-8">
      <Notice tone="error">
        <p className="font-medium">{message}</p>
      </Notice>
      <section className="grid gap-6 border border-drift bg-paper p-6 sm:p-8">
        <div>
          <h3 className="font-display text-22 font-semibold">{say('checkout.restore.title')}</h3>
          <p className="mt-2 max-w-[52ch] text-granite">{say('checkout.restore.text')}</p>
        </div>
        <OrderLines items={order.items} currency={order.currency} />
        <Form method="post" className="flex flex-wrap gap-3" onSubmit={(event) => staysOffline(event, say)}>
          <input type="hidden" name="intent" value="restore" />
          <input type="hidden" name="order" value={order.orderNumber} />
          <Button type="submit" busy={busy} busyLabel={say('checkout.saving')}>
            {say('checkout.restore.action')}
          </Button>
          <ButtonLink tone="secondary" href={`/${path}/cart`}>
            {say('checkout.backToCart')}
          </ButtonLink>
        </Form>
      </section>
    </div>
  );
}
