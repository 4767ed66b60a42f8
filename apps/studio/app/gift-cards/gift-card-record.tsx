import type { DeskGiftCard } from '@eyelet/contracts/gift-card-desk/card.ts';
import { listGiftCardEntries } from '@eyelet/contracts/gift-card-desk/list-entries.ts';
import { readDeskGiftCard } from '@eyelet/contracts/gift-card-desk/read.ts';
import { marketByHeader } from '@eyelet/domain/markets/markets.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { Notice } from '../look/notice.tsx';
import { EntriesSection } from '../record/entries-section.tsx';
import { Record } from '../record/record.tsx';
import { Facts, Section } from '../record/section.tsx';
import { Timeline } from '../record/timeline.tsx';
import { call } from '../session/api.ts';
import { usePermission } from '../session/me.ts';
import { problemText } from '../session/problem.ts';
import { namedMarkets } from '../words/markets.ts';
import { money } from '../words/money.ts';
import { dateTime, useWords } from '../words/words.ts';
import { GiftCardActions } from './gift-card-actions.tsx';
import { GiftCardState } from './gift-card-state.tsx';

/** A gift card: its balance, its entries and its recipient. */
export function GiftCardRecord() {
  const { t, language } = useWords();
  const may = usePermission();
  const { giftCardId = '' } = useParams();
  const { data: card, error } = useQuery({
    queryKey: ['gift-card', giftCardId],
    queryFn: () => call(readDeskGiftCard, { params: { giftCardId } }),
  });
  const from = { path: '/gift-cards', label: t('studio.giftCards.title') };
  if (!card) {
    return (
      <Record title={t('studio.giftCards.card')} from={from}>
        {error ? <Notice tone="bad">{problemText(t, error)}</Notice> : undefined}
      </Record>
    );
  }
  const { last4, state, currency, blocked } = card;
  const show = (amount: number) => money(language, amount, currency);
  return (
    <Record
      title={t('studio.giftCards.one', { last4 })}
      from={from}
      state={<GiftCardState state={blocked?.isFinal ? 'void' : state} />}
      actions={blocked?.isFinal ? undefined : <GiftCardActions card={card} />}
      side={may('audit.read') ? <Timeline kind="gift-card" id={giftCardId} /> : undefined}
    >
      {blocked ? (
        <Notice tone="bad">
          {t(`studio.giftCards.cause.${blocked.cause}`)}
          {blocked.note === '' ? '' : `: ${blocked.note}`}
        </Notice>
      ) : undefined}
      <Details card={card} show={show} />
      <EntriesSection
        queryKey={['gift-card-entries', giftCardId]}
        read={async (after) => {
          const { rows, next } = await call(listGiftCardEntries, { params: { giftCardId }, query: { after } });
          return { rows: rows.map((row) => ({ ...row, what: t(`studio.ledger.kind.${row.kind}`) })), next };
        }}
        show={show}
      />
    </Record>
  );
}

type DetailsProps = Readonly<{ card: DeskGiftCard; show: (amount: number) => string }>;

function Details({ card, show }: DetailsProps) {
  const { t, language } = useWords();
  const may = usePermission();
  const { balance, held, amount, form, orderNumber, issuedAt, expiresAt, sendAt, sentAt, sender } = card;
  const locale = marketByHeader(card.locale)?.locale;
  const market = namedMarkets(language).find(({ id }) => id === locale)?.label ?? card.locale;
  const number = <code>{orderNumber}</code>;
  const order = may('orders.read') ? <Link to={`/orders/${orderNumber}`}>{number}</Link> : number;
  const mailed =
    sentAt !== null
      ? ([t('studio.giftCards.sentAt'), dateTime(language, sentAt)] as const)
      : ([
          t('studio.giftCards.sendAt'),
          sendAt === null ? t('studio.giftCards.notSent') : dateTime(language, sendAt),
        ] as const);
  const recipient = [card.recipientName, card.recipientEmail].filter((one) => one !== '').join(', ');
  return (
    <Section title={t('studio.giftCards.details')}>
      <Facts
        facts={[
          [t('studio.giftCards.balance'), show(balance)],
          ...(held === 0 ? [] : [[t('studio.giftCards.held'), show(held)] as const]),
          [t('studio.giftCards.amount'), show(amount)],
          [t('studio.giftCards.form'), t(`studio.giftCards.form.${form}`)],
          [t('studio.giftCards.order'), orderNumber === null ? t('studio.giftCards.noOrder') : order],
          [t('studio.giftCards.market'), market],
          [t('studio.giftCards.issuedAt'), dateTime(language, issuedAt)],
          [
            t('studio.giftCards.expiresAt'),
            expiresAt === null ? t('studio.giftCards.noExpiry') : dateTime(language, expiresAt),
          ],
          [t('studio.giftCards.recipient'), recipient || '–'],
          ...(sender === '' ? [] : [[t('studio.giftCards.sender'), sender] as const]),
          mailed,
        ]}
      />
    </Section>
  );
}
