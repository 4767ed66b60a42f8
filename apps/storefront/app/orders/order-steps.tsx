import type { Order } from '@eyelet/contracts/orders/order.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';

/** A step of an order, with its time as text. */
export type ShownStep = Order['steps'][number] & Readonly<{ when: string }>;

/** The steps that an order has reached, the oldest first. */
export function OrderSteps({ steps }: Readonly<{ steps: readonly ShownStep[] }>) {
  const say = useSay();
  return (
    <ol aria-label={say('purchases.track.steps')} className="border-l-2 border-kelp">
      {steps.map((step, index) => (
        <li
          key={`${step.status}-${step.at}`}
          aria-current={index === steps.length - 1 ? 'step' : undefined}
          className="pb-4 pl-5 last:pb-0 aria-[current]:font-medium"
        >
          {say(`order.state.${step.status}`)}
          <time dateTime={step.at} className="block text-14 font-normal text-granite">
            {step.when}
          </time>
        </li>
      ))}
    </ol>
  );
}
