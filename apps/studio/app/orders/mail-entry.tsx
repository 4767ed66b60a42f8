import type { DeskOrder } from '@eyelet/contracts/order-desk/order.ts';
import { resendOrderMail } from '@eyelet/contracts/order-desk/resend-mail.ts';
import type { OrderMail } from '@eyelet/contracts/order-desk/timeline.ts';
import { useState } from 'react';

import { Button } from '../look/button.tsx';
import { Confirm } from '../look/confirm.tsx';
import { showToast } from '../look/toasts.ts';
import { call } from '../session/api.ts';
import { newId } from '../session/new-id.ts';
import { dateTime, useWords } from '../words/words.ts';
import { showTimeline } from './changed.ts';

type MailEntryProps = Readonly<{ order: DeskOrder; mail: OrderMail; author: string; at: string }>;

/** A mail in the timeline of an order; its latest can be sent again. */
export function MailEntry({ order, mail, author, at }: MailEntryProps) {
  const { t, language } = useWords();
  // The id of one question: however often it is answered, one mail is sent.
  const [asking, setAsking] = useState<string>();
  const { orderNumber, email, locale, shipments } = order;
  const { kind, about, sentAt, mayResend } = mail;
  const name = t(`studio.orders.mail.${kind}`);
  const shipment =
    shipments.length > 1 ? shipments.find(({ shippingId }) => shippingId === about.split('/')[0]) : undefined;
  const of = kind.startsWith('return-') ? about : (shipment?.storeName ?? shipment?.label ?? '');
  const when = <time dateTime={sentAt ?? at}>{dateTime(language, sentAt ?? at)}</time>;

  async function resend(mailId: string): Promise<void> {
    const timeline = await call(resendOrderMail, { params: { orderNumber, mailId }, body: { kind, about } });
    await showTimeline(orderNumber, timeline);
    showToast(t('studio.orders.mail.again.done', { email }));
  }

  return (
    <li>
      <span>
        {t(sentAt === null ? 'studio.orders.mail.waits' : 'studio.orders.mail.sent', { name })}
        {of === '' ? undefined : <> · {of}</>}
      </span>
      <span className="hint">
        {author === '' ? undefined : <>{t('studio.orders.mail.again.by', { name: author })} · </>}
        {when}
      </span>
      {mayResend ? (
        <div className="section-actions">
          <Button
            kind="quiet"
            aria-label={t('studio.orders.mail.again.of', { name })}
            onPress={() => setAsking(newId())}
          >
            {t('studio.orders.mail.again')}
          </Button>
        </div>
      ) : undefined}
      {asking === undefined ? undefined : (
        <Confirm
          title={t('studio.orders.mail.again.title', { name })}
          action={t('studio.orders.mail.again')}
          run={() => resend(asking)}
          onClose={() => setAsking(undefined)}
        >
          <p>
            {t(kind === 'ready-for-pickup' ? 'studio.orders.mail.again.pickup' : 'studio.orders.mail.again.text', {
              email,
              language: new Intl.DisplayNames([language], { type: 'language' }).of(locale.slice(0, 2)) ?? locale,
            })}
          </p>
        </Confirm>
      )}
    </li>
  );
}
