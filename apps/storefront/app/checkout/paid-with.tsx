import type { OrderInstrument } from '@eyelet/contracts/orders/order.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { SavedCard } from '../cards/saved-card.tsx';

const named = {
  ...{ KLARNA: true, PAYPAL: true, DW_APPLE_PAY: true, GIFT_CARD: true },
  ...{ LOYALTY_POINTS: true, REWARD_CODE: true, REWARD_CARD: true, ATHLETES_PAYMENT: true },
  STORE_CREDIT: true,
  EXCHANGE: true,
} as const;

/** The payment of an order: a card, or the service and name of an account. */
export function PaidWith({
  instrument,
}: Readonly<{ instrument: Pick<OrderInstrument, 'payment_method_id' | 'card' | 'account'> }>) {
  const say = useSay();
  const { payment_method_id: id, card, account } = instrument;
  if (card && id === 'CREDIT_CARD') return <SavedCard card={card} />;
  const label = id in named ? say(`checkout.method.${id as keyof typeof named}`) : say('checkout.payment');
  // The account of points is how many they are.
  const detail =
    account && id === 'LOYALTY_POINTS' ? say('checkout.value.pointsUsed', { n: Number(account) }) : account;
  return (
    <span className="block">
      {label}
      {detail && <span className="block text-14 text-granite">{detail}</span>}
    </span>
  );
}
