import type { SavedGiftCard } from '@eyelet/contracts/cards/saved-cards.ts';
import { Button } from '@eyelet/ui/actions/button.tsx';
import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { toasts } from '@eyelet/ui/toasts/toasts.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useEffect, useRef } from 'react';
import { Form, useNavigation, useSubmit } from 'react-router';
import { ClaimFields } from '../gift-cards/claim-fields.tsx';
import { GiftCardText } from '../gift-cards/gift-card-text.tsx';
import { botProof } from '../shopper/bot-proof.ts';

type SavedGiftCardsProps = Readonly<{
  cards: readonly SavedGiftCard[];
  /** Proof for the bot check when the form is posted without scripts. */
  proof: string;
  error: string | undefined;
  /** Different for each answer with an error. */
  attempt: number | undefined;
  pinNeeded: boolean;
}>;

/** The gift cards of an account (C1.18) and the form to add one; a failure is a notification, too (C4.61). */
export function SavedGiftCards({ cards, proof, error, attempt, pinNeeded }: SavedGiftCardsProps) {
  const say = useSay();
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const saving = useNavigation().formData?.get('intent') === 'save-gift-card';
  useEffect(() => {
    if (attempt !== undefined && error) toasts.show({ title: error, tone: 'error' });
  }, [attempt, error]);
  return (
    <section aria-labelledby="gift-cards" className="mt-12">
      <h2 id="gift-cards" className="mb-5 font-display text-22 font-semibold">
        {say('account.giftCards')}
      </h2>
      {cards.length === 0 ? (
        <p className="flex items-center gap-3 border-y border-drift py-6 text-granite">
          <Icon name="card" />
          {say('account.noGiftCard')}
        </p>
      ) : (
        <ul className="border-t border-drift">
          {cards.map(({ paymentInstrumentId, giftCard }) => (
            <li
              key={paymentInstrumentId}
              className="flex flex-wrap items-center justify-between gap-4 border-b border-drift py-5"
            >
              <GiftCardText card={giftCard} />
              <Form method="post">
                <input type="hidden" name="paymentInstrumentId" value={paymentInstrumentId} />
                <Button type="submit" name="intent" value="remove" tone="quiet" size="small">
                  {say('account.remove')}
                  <span className="sr-only">: {say('giftCards.of', { number: giftCard.number })}</span>
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      <h3 className="mb-5 mt-8 text-18 font-medium">{say('account.newGiftCard')}</h3>
      <Form
        ref={form}
        key={cards.length}
        method="post"
        className="grid max-w-xl gap-5"
        onSubmit={async (event) => {
          event.preventDefault();
          const entered = new FormData(event.currentTarget);
          entered.set('recaptcha_response', await botProof('placeOrder'));
          submit(entered, { method: 'post' });
        }}
      >
        <input type="hidden" name="intent" value="save-gift-card" />
        <input type="hidden" name="recaptcha_response" value={proof} />
        <ClaimFields form="new-gift-card" pinNeeded={pinNeeded} error={error} />
        <div>
          <Button type="submit" busy={saving} busyLabel={say('account.saving')}>
            {say('account.saveGiftCard')}
          </Button>
        </div>
      </Form>
    </section>
  );
}
