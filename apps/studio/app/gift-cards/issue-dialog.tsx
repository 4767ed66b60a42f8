import { type DeskGiftCard, issueReasons } from '@eyelet/contracts/gift-card-desk/card.ts';
import { issueDeskGiftCard } from '@eyelet/contracts/gift-card-desk/issue.ts';
import { defaultMarket, marketByLocale } from '@eyelet/domain/markets/markets.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useForm } from '../forms/use-form.ts';
import { Select } from '../look/select.tsx';
import { TextArea } from '../look/text-area.tsx';
import { TextField } from '../look/text-field.tsx';
import { showToast } from '../look/toasts.ts';
import { call } from '../session/api.ts';
import { newId } from '../session/new-id.ts';
import { namedMarkets } from '../words/markets.ts';
import { money } from '../words/money.ts';
import { typedAmount } from '../words/typed-amount.ts';
import { useWords } from '../words/words.ts';
import { giftCardChanged } from './changed.ts';

const empty = {
  ...{ market: defaultMarket.locale as string, amount: '', recipientName: '', recipientEmail: '', message: '' },
  reason: 'goodwill' as (typeof issueReasons)[number],
};

/** Issues a card that nobody has bought. */
export function IssueDialog({ onClose }: Readonly<{ onClose: () => void }>) {
  const { t, language } = useWords();
  const navigate = useNavigate();
  // The id of the new card: however often the form is sent, one card is issued.
  const [giftCardId] = useState(newId);
  const form = useForm({
    operation: issueDeskGiftCard,
    initial: empty,
    required: ['amount', 'recipientName', 'recipientEmail'],
    send: async ({ market, amount, ...members }) => {
      const { header } = marketByLocale(market) ?? defaultMarket;
      const body = { ...members, locale: header, amount: typedAmount(amount) };
      const card: DeskGiftCard = await call(issueDeskGiftCard, { params: { giftCardId }, body });
      await giftCardChanged(card);
      const issued = money(language, card.amount, card.currency);
      showToast(t('studio.giftCards.issued', { amount: issued, email: card.recipientEmail }));
      onClose();
      navigate(`/gift-cards/${giftCardId}`);
    },
  });
  const { currency } = marketByLocale(form.values.market) ?? defaultMarket;
  const title = t('studio.giftCards.issue');
  return (
    <FormDialog title={title} form={form} action={t('studio.giftCards.issueAction')} onClose={onClose}>
      <p className="hint">{t('studio.giftCards.issueHow')}</p>
      <Select
        label={t('studio.giftCards.market')}
        value={form.values.market}
        options={namedMarkets(language)}
        onChange={(market) => form.set('market', market)}
      />
      <TextField
        {...form.text('amount')}
        label={t('studio.giftCards.amountField', { currency })}
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        autoFocus
      />
      <TextField {...form.text('recipientName')} label={t('studio.giftCards.recipientName')} autoComplete="off" />
      <TextField {...form.text('recipientEmail')} label={t('studio.email')} type="email" autoComplete="off" />
      <TextArea {...form.text('message')} label={t('studio.giftCards.message')} rows={3} />
      <Select
        label={t('studio.reason')}
        value={form.values.reason}
        options={issueReasons.map((id) => ({ id, label: t(`studio.giftCards.reason.${id}`) }))}
        onChange={(reason) => form.set('reason', reason as (typeof issueReasons)[number])}
      />
    </FormDialog>
  );
}
