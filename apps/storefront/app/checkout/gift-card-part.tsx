import { formatAmount } from '@eyelet/domain/money/format.ts';
import { Button } from '@eyelet/ui/actions/button.tsx';
import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { useWords } from '@eyelet/ui/words/words.tsx';
import { useEffect } from 'react';
import { Form, useNavigation } from 'react-router';
import { ClaimFields } from '../gift-cards/claim-fields.tsx';
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
    <section id="gift-card" className="mb-8 scroll-mt-28 border-y border-drift py-4">
      <details open={refused !== null} className="group/gift">
        <summary className="flex min-h-8 pointer-coarse:min-h-11 cursor-pointer items-center justify-between gap-4">
          {say('checkout.giftCard.title')}
          <Icon
            name="plus"
            className="size-5 transition-transform duration-200 ease-out group-open/gift:rotate-45 motion-reduce:transition-none"
          />
        </summary>
        <div className="grid gap-5 pt-4">
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
            <ClaimFields form="gift-card" error={refused ?? undefined} />
            <div>
              <Button type="submit" tone="secondary" busy={busy} busyLabel={say('giftCards.checking')}>
                {say('checkout.giftCard.apply')}
              </Button>
            </div>
          </Form>
        </div>
      </details>
      <div aria-live="polite">
        {applied.length > 0 && (
          <>
            <ul aria-label={say('checkout.giftCard.applied')} className="mt-4 grid gap-2">
              {applied.map(({ payment_instrument_id: id, account, amount }) => (
                <li key={id} className="flex items-center justify-between gap-4">
                  <span>
                    {say('giftCards.of', { number: account ?? '' })}
                    <span className="block text-14 text-granite">{money(amount)}</span>
                  </span>
                  <Form method="post" preventScrollReset>
                    <input type="hidden" name="intent" value="remove-gift-card" />
                    <button
                      type="submit"
                      name="giftCard"
                      value={id}
                      aria-label={say('checkout.giftCard.remove', { number: account ?? '' })}
                      className="quiet-link touch-area py-1 text-14 text-granite hover:text-ink"
                    >
                      {say('cart.remove')}
                    </button>
                  </Form>
                </li>
              ))}
            </ul>
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
