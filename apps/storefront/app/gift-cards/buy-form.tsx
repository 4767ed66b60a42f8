import type { GiftCardOffer } from '@eyelet/contracts/gift-cards/read-offer.ts';
import { giftCardDesigns } from '@eyelet/domain/cart/gift-card-wish.ts';
import { type GiftCardTerms, mostOfMessage, mostOfName } from '@eyelet/domain/gift-cards/wish-form.ts';
import { formatAmount } from '@eyelet/domain/money/format.ts';
import { Button } from '@eyelet/ui/actions/button.tsx';
import { DateInput } from '@eyelet/ui/fields/date-input.tsx';
import { TextArea, TextInput } from '@eyelet/ui/fields/text-input.tsx';
import { useWords } from '@eyelet/ui/words/words.tsx';
import { useState } from 'react';
import { Form } from 'react-router';
import type { FormAnswer } from '../forms/answer.ts';
import { FormSummary } from '../forms/form-summary.tsx';
import { useForm } from '../forms/use-form.ts';
import { CardFace } from './card-face.tsx';
import { Chips } from './chips.tsx';
import { byPost, ownChoice, wishFormName, wishProblems } from './wish-values.ts';

type BuyFormProps = Readonly<{
  offer: GiftCardOffer;
  market: GiftCardTerms['market'];
  answer: FormAnswer | undefined;
  failure: string | undefined;
  busy: boolean;
}>;

/** Hides what a card by post needs not, also without scripts. */
const mailedOnly = 'in-[form:has([value=post]:checked)]:hidden';

/** The form that puts a gift card into the cart, beside the card as it will look. */
export function BuyForm({ offer, market, answer, failure, busy }: BuyFormProps) {
  const { say, tag } = useWords();
  const { currency, amounts, leastAmount, mostAmount } = offer;
  const form = useForm({
    form: wishFormName,
    check: (posted) => wishProblems(posted, { market, now: new Date() }),
    answer,
  });
  const money = (amount: number) => formatAmount(amount, currency, tag);
  const before = form.posted;
  const [amount, setAmount] = useState(before?.amount ?? String(amounts[1] ?? amounts[0]));
  const [own, setOwn] = useState(before?.ownAmount ?? '');
  const [way, setWay] = useState(before?.way === byPost ? byPost : 'mail');
  const [design, setDesign] = useState(giftCardDesigns.find((one) => one === before?.design) ?? 'shore');
  const shown = amount === ownChoice ? Number(own.replace(',', '.')) : Number(amount);
  const labels = {
    ownAmount: say('giftCards.amount'),
    recipientName: say('giftCards.recipientName'),
    recipientEmail: say('giftCards.recipientEmail'),
    sender: say('giftCards.sender'),
    message: say('giftCards.message'),
    sendOn: say('giftCards.sendOn'),
  };
  return (
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_26rem]">
      <Form
        method="post"
        {...form.handlers}
        aria-labelledby="buy"
        className="order-2 grid max-w-xl content-start gap-6 lg:order-1"
      >
        <FormSummary form={wishFormName} labels={labels} errors={form.errors} attempt={form.attempt} />
        {failure && (
          <p role="alert" className="border-l-2 border-buoy bg-paper p-4">
            {failure}
          </p>
        )}
        <input type="hidden" name="intent" value="buy" />
        {offer.printed && (
          <Chips
            legend={say('giftCards.way')}
            name="way"
            chosen={way}
            onChoose={setWay}
            choices={[
              { value: 'mail', label: say('giftCards.way.mail') },
              { value: byPost, label: say('giftCards.way.post') },
            ]}
          />
        )}
        <p className="in-[form:not(:has([value=post]:checked))]:hidden">{say('giftCards.postHint')}</p>
        <Chips
          legend={say('giftCards.amount')}
          name="amount"
          chosen={amount}
          onChoose={setAmount}
          choices={[
            ...amounts.map((one) => ({ value: String(one), label: money(one) })),
            { value: ownChoice, label: say('giftCards.own') },
          ]}
        />
        <div className="in-[form:not(:has([value=own]:checked))]:hidden">
          <TextInput
            {...form.field('ownAmount')}
            label={say('giftCards.ownAmount')}
            hint={say('giftCards.ownAmountHint', { least: money(leastAmount), most: money(mostAmount) })}
            inputMode="decimal"
            autoComplete="off"
            maxLength={10}
            className="max-w-48"
            onChange={(event) => setOwn(event.currentTarget.value)}
          />
        </div>
        <Chips
          legend={say('giftCards.design')}
          name="design"
          chosen={design}
          onChoose={(value) => setDesign(giftCardDesigns.find((one) => one === value) ?? 'shore')}
          choices={giftCardDesigns.map((one) => ({ value: one, label: say(`giftCards.design.${one}`) }))}
        />
        <TextInput
          {...form.field('recipientName')}
          label={labels.recipientName}
          required
          autoComplete="off"
          maxLength={mostOfName}
        />
        <div className={mailedOnly}>
          <TextInput
            {...form.field('recipientEmail')}
            type="email"
            label={labels.recipientEmail}
            required={way !== byPost}
            autoComplete="off"
            maxLength={100}
          />
        </div>
        <TextInput
          {...form.field('sender')}
          label={labels.sender}
          required
          autoComplete="name"
          maxLength={mostOfName}
        />
        <TextArea
          {...form.field('message')}
          label={labels.message}
          optionalLabel={say('giftCards.optional')}
          maxLength={mostOfMessage}
        />
        <div className={mailedOnly}>
          <DateInput
            {...form.field('sendOn')}
            format={market.dateFormat}
            formatHint={say('giftCards.sendOnHint', {
              format: say(`account.dateFormat.${market.dateFormat === 'MM/DD/YYYY' ? 'monthFirst' : 'dayFirst'}`),
            })}
            label={labels.sendOn}
            optionalLabel={say('giftCards.optional')}
            autoComplete="off"
            className="max-w-64"
          />
        </div>
        <div>
          <Button type="submit" busy={busy} busyLabel={say('giftCards.adding')}>
            {say('giftCards.add')}
          </Button>
        </div>
        <p className="text-14 text-granite">{say('giftCards.terms')}</p>
      </Form>
      <div className="order-1 max-w-md lg:order-2 lg:max-w-none">
        <div className="lg:sticky lg:top-[calc(var(--header)+1.5rem)]">
          <CardFace design={design} amount={shown > 0 ? money(shown) : ''} />
        </div>
      </div>
    </div>
  );
}
