import type { GiftCard } from '@eyelet/contracts/gift-cards/gift-card.ts';
import { Button } from '@eyelet/ui/actions/button.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useEffect } from 'react';
import { Form } from 'react-router';
import { ClaimFields } from './claim-fields.tsx';
import { GiftCardText } from './gift-card-text.tsx';

export type Balance = Readonly<{
  attempt: number;
  card: GiftCard | undefined;
  error: string | undefined;
  pinError?: string;
}>;

type BalanceFormProps = Readonly<{ balance: Balance | undefined; pinNeeded: boolean; busy: boolean }>;

/** Shows the balance of a gift card by number and PIN. */
export function BalanceForm({ balance, pinNeeded, busy }: BalanceFormProps) {
  const say = useSay();
  const { card, error, pinError, attempt } = balance ?? {};
  useEffect(() => {
    if (attempt && (error || pinError)) document.getElementById(error ? 'balance-number' : 'balance-pin')?.focus();
  }, [attempt, error, pinError]);
  return (
    <section aria-labelledby="balance">
      <h2 id="balance" className="font-display text-28 font-semibold">
        {say('giftCards.balance')}
      </h2>
      <p className="mb-5 mt-2 text-granite">{say('giftCards.balanceText')}</p>
      <Form method="post" preventScrollReset className="grid max-w-xl gap-5">
        <input type="hidden" name="intent" value="balance" />
        <ClaimFields form="balance" pinNeeded={pinNeeded} error={error} pinError={pinError} />
        <div>
          <Button type="submit" tone="secondary" busy={busy} busyLabel={say('giftCards.checking')}>
            {say('giftCards.check')}
          </Button>
        </div>
      </Form>
      <div role="status" className="mt-8 max-w-xl">
        {card && (
          <div className="border border-drift bg-paper p-5">
            <GiftCardText card={card} />
          </div>
        )}
      </div>
    </section>
  );
}
