import type { Order } from '@eyelet/contracts/orders/order.ts';
import { Button } from '@eyelet/ui/actions/button.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { Form, useNavigation } from 'react-router';
import { GiftCardWishText } from '../cart/gift-card-wish.tsx';
import type { Resent } from './post-resend.ts';

type OrderedGiftCardsProps = Readonly<{
  order: Pick<Order, 'items' | 'status'>;
  resent: Resent | undefined;
}>;

const unpaid: readonly Order['status'][] = ['payment pending', 'created', 'cancelled', 'refunded'];

/** The gift cards of a paid order, with a button for each that has been mailed to mail it again. */
export function OrderedGiftCards({ order: { items, status }, resent }: OrderedGiftCardsProps) {
  const say = useSay();
  const { state, formData } = useNavigation();
  const cards = unpaid.includes(status) ? [] : items.filter(({ giftCard }) => giftCard !== null);
  if (cards.length === 0) return null;
  const sending = state === 'idle' ? undefined : formData?.get('itemId');
  return (
    <section className="mt-10 border-l-2 border-kelp bg-paper p-6" aria-labelledby="gift-cards">
      <h2 id="gift-cards" className="text-18 font-medium">
        {say('giftCards.title')}
      </h2>
      <ul className="mt-2 divide-y divide-drift">
        {cards.map(({ id, giftCard, giftCardSentAt }) => {
          if (!giftCard) return null;
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-4 py-4">
              <p>
                <GiftCardWishText wish={giftCard} />
              </p>
              {giftCardSentAt !== null && (
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="itemId" value={id} />
                  <Button
                    type="submit"
                    name="intent"
                    value="resend"
                    tone="secondary"
                    size="small"
                    busy={sending === id}
                    busyLabel={say('giftCards.resending')}
                  >
                    {say('giftCards.resend')}
                    <span className="sr-only">: {giftCard.recipientName}</span>
                  </Button>
                </Form>
              )}
              {resent?.itemId === id && (
                <p role="status" className={resent.problem ? 'w-full text-buoy' : 'w-full text-kelp'}>
                  {resent.problem ?? say('giftCards.resent', { email: giftCard.recipientEmail })}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
