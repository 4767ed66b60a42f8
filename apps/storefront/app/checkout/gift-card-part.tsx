import { formatAmount } from '@eyelet/domain/money/format.ts';
import { Button } from '@eyelet/ui/actions/button.tsx';
import { Foldout } from '@eyelet/ui/disclosure/foldout.tsx';
import { useWords } from '@eyelet/ui/words/words.tsx';
import { useEffect } from 'react';
import { Form, useNavigation } from 'react-router';
import { ClaimFields } from '../gift-cards/claim-fields.tsx';
import { AppliedValue } from './applied-value.tsx';
import { valueCovers } from './is-covered.ts';
import type { StepData } from './load-checkout.ts';

/** Gift cards in the payment step: those applied, the saved ones, and number and PIN of another. Works without scripts. */
export function GiftCardPart({ data }: Readonly<{ data: StepData }>) {
  const { say, tag } = useWords();
  const { cart, giftCards, giftCardRefused: refused, loadedAt } = data;
  const applied = cart.payment_instruments.filter(({ payment_method_id: id }) => id === 'GIFT_CARD');
  const busy = useNavigation().formData?.get('intent') === 'gift-card';
  const money = (amount: number) => formatAmount(amount, cart.currency, tag);
  const open = giftCards.filter(({ giftCard }) => !applied.some(({ account }) => account === giftCard.number));
  useEffect(() => {
    if (refused && loadedAt) document.getElementById('gift-card-number')?.focus();
  }, [refused, loadedAt]);
  return (
    <section id="gift-card" className="scroll-mt-28 border-t border-drift pt-4">
      <Foldout title={say('checkout.giftCard.title')} open={refused !== null}>
        <div className="grid gap-5">
          {open.length > 0 && (
            <Form method="post" preventScrollReset aria-label={say('checkout.giftCard.saved')} className="grid gap-2">
              <input type="hidden" name="intent" value="gift-card" />
              {open.map(({ paymentInstrumentId, giftCard }) => (
                <Button
                  key={paymentInstrumentId}
                  type="submit"
                  name="giftCard"
                  value={paymentInstrumentId}
                  tone="secondary"
                >
                  {say('checkout.giftCard.useSaved', { number: giftCard.number, amount: money(giftCard.balance) })}
                </Button>
              ))}
            </Form>
          )}
          <Form key={applied.length} method="post" preventScrollReset className="grid gap-5">
            <input type="hidden" name="intent" value="gift-card" />
            <ClaimFields form="gift-card" pinNeeded={data.pinNeeded} error={refused ?? undefined} />
            <div>
              <Button type="submit" tone="secondary" busy={busy} busyLabel={say('giftCards.checking')}>
                {say('checkout.giftCard.apply')}
              </Button>
            </div>
          </Form>
        </div>
      </Foldout>
      <div aria-live="polite">
        {applied.length > 0 && (
          <>
            <AppliedValue
              label={say('checkout.giftCard.applied')}
              rows={applied.map(({ payment_instrument_id: id, account, amount }) => ({
                id,
                name: say('giftCards.of', { number: account ?? '' }),
                amount: money(amount),
                removeLabel: say('checkout.giftCard.remove', { number: account ?? '' }),
              }))}
              intent="remove-gift-card"
              member="giftCard"
              className="mt-4"
            />
            <p className="mt-3 font-medium">
              {valueCovers(cart)
                ? say('checkout.giftCard.all')
                : say('checkout.giftCard.rest', { amount: money(cart.totals.remainingToPay) })}
            </p>
          </>
        )}
      </div>
    </section>
  );
}
