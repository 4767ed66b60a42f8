import { formatAmount } from '@eyelet/domain/money/format.ts';
import { isRewardMethod } from '@eyelet/domain/payments/value-methods.ts';
import { Button } from '@eyelet/ui/actions/button.tsx';
import { Foldout } from '@eyelet/ui/disclosure/foldout.tsx';
import { TextInput } from '@eyelet/ui/fields/text-input.tsx';
import { useWords } from '@eyelet/ui/words/words.tsx';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { AppliedValue } from './applied-value.tsx';
import type { StepData } from './load-checkout.ts';
import { PaidWith } from './paid-with.tsx';

/** Points, credit and rewards in the payment step: those that can be used, and those in use. Works without scripts. */
export function ValuePart({ data }: Readonly<{ data: StepData }>) {
  const { say, tag } = useWords();
  const { cart, methods, vouchers, valueRefused: refused } = data;
  const money = (amount: number) => formatAmount(amount, cart.currency, tag);
  const applied = cart.payment_instruments.filter(({ payment_method_id: id }) => isCredit(id) || isRewardMethod(id));
  const credits = methods.filter(
    ({ payment_method_id: id, payableAmount }) =>
      isCredit(id) && (payableAmount ?? 0) > 0 && applied.every((one) => one.payment_method_id !== id),
  );
  const used = cart.totals.appliedRewards.find(({ points }) => points !== null)?.points;
  const usable =
    vouchers?.applicableLoyaltyVouchers.filter(({ eligible, points }) => eligible && points !== used) ?? [];
  return (
    <section id="value" className="grid scroll-mt-28 gap-4">
      {vouchers && usable.length > 0 && (
        <Choice
          title={say('checkout.value.points')}
          note={say('checkout.value.have', { n: vouchers.currentLoyaltyPoints })}
        >
          <Form method="post" preventScrollReset className="flex flex-wrap gap-3">
            <input type="hidden" name="intent" value="voucher" />
            {usable.map(({ points, amountInCurrency }) => (
              <Button key={points} type="submit" name="points" value={String(points)} tone="secondary">
                {say('checkout.value.voucher', { amount: money(amountInCurrency), n: points })}
              </Button>
            ))}
          </Form>
        </Choice>
      )}
      {credits.map(({ payment_method_id: id, label, remainingAmount, payableAmount }) => {
        const [remaining, payable] = [money(remainingAmount ?? 0), money(payableAmount ?? 0)];
        const isOfStore = id === 'STORE_CREDIT';
        return (
          <Choice
            key={id}
            title={label}
            note={say(isOfStore ? 'checkout.value.storeCredit' : 'checkout.value.creditLeft', { remaining, payable })}
          >
            <Form method="post" preventScrollReset>
              <input type="hidden" name="intent" value="credit" />
              <Button type="submit" tone="secondary" name={isOfStore ? 'store' : undefined} value="1">
                {say('checkout.value.useCredit', { amount: payable })}
              </Button>
            </Form>
          </Choice>
        );
      })}
      <Foldout title={say('checkout.value.rewardTitle')} open={refused !== null} className="border-t border-drift pt-4">
        <Form method="post" preventScrollReset className="grid gap-4 sm:grid-cols-[1fr_auto] sm:items-end">
          <input type="hidden" name="intent" value="reward" />
          <TextInput
            id="reward-code"
            name="number"
            label={say('checkout.value.rewardCode')}
            autoComplete="off"
            maxLength={64}
            error={refused ?? undefined}
          />
          <Button type="submit" tone="secondary">
            {say('checkout.value.rewardApply')}
          </Button>
        </Form>
      </Foldout>
      <div aria-live="polite">
        {applied.length > 0 && (
          <AppliedValue
            label={say('checkout.value.applied')}
            rows={applied.map((instrument) => ({
              id: instrument.payment_instrument_id,
              name: <PaidWith instrument={instrument} />,
              amount: money(instrument.amount),
              removeLabel: say('checkout.value.remove', {
                what: say(`checkout.method.${instrument.payment_method_id}`),
              }),
            }))}
            intent="remove-value"
            member="instrument"
            className="border-t border-drift py-4"
          />
        )}
      </div>
    </section>
  );
}

const isCredit = (id: string) => id === 'ATHLETES_PAYMENT' || id === 'STORE_CREDIT';

function Choice({ title, note, children }: Readonly<{ title: string; note: string; children: ReactNode }>) {
  return (
    <div className="border border-drift bg-paper p-5">
      <h2 className="font-medium">{title}</h2>
      <p className="mb-4 text-granite">{note}</p>
      {children}
    </div>
  );
}
