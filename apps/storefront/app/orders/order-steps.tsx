import type { Order } from '@eyelet/contracts/orders/order.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { Steps } from './steps.tsx';

/** A step of an order, with its time as text. */
export type ShownStep = Order['steps'][number] & Readonly<{ when: string }>;

/** The steps that an order has reached, the oldest first. */
export function OrderSteps({ steps }: Readonly<{ steps: readonly ShownStep[] }>) {
  const say = useSay();
  const said = steps.map(({ status, at, when }) => ({ text: say(`order.state.${status}`), at, when }));
  return <Steps label={say('purchases.track.steps')} steps={said} />;
}
