import type { TrackedOrder } from '@eyelet/contracts/orders/track.ts';
import { Button } from '@eyelet/ui/actions/button.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { useMethodText, useWhenText } from '../cart/shipment-text.tsx';
import { useLocale } from '../shop/locale.ts';
import { OrderSteps, type ShownStep } from './order-steps.tsx';
import { Parcels } from './parcels.tsx';
import { ProofFields } from './proof-fields.tsx';
import { expectedText, type ShownTravel } from './shown-travel.ts';

/** With the email that it was found by, and the time of each step as text. */
type Shown = Omit<TrackedOrder, 'steps'> &
  Readonly<{ email: string; steps: readonly ShownStep[]; travels: Readonly<Record<string, ShownTravel>> }>;

/** The status of an order, its steps with their times, and how and when each shipment arrives. */
export function Tracked({ order }: Readonly<{ order: Shown }>) {
  const say = useSay();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { path } = useLocale();
  const { orderNumber, status, steps, shipments, travels, mayCancelItems } = order;
  return (
    <section className="mb-12 bg-paper p-6 lg:p-8" aria-labelledby="tracked">
      <h2 id="tracked" ref={heading} tabIndex={-1} className="font-display text-28 font-semibold outline-none">
        {say('order.numberIs', { number: orderNumber })}
      </h2>
      <p className="mt-1 text-18 font-medium text-kelp">{say(`order.state.${status}`)}</p>
      <div className="mt-6">
        <OrderSteps steps={steps} />
      </div>
      {shipments.length > 0 && status !== 'cancelled' && (
        <ul className="mt-6 grid gap-4 border-t border-drift pt-6">
          {shipments.map((shipment) => (
            <Shipment key={shipment.shippingId} shipment={shipment} travel={travels[shipment.shippingId]} />
          ))}
        </ul>
      )}
      {mayCancelItems && (
        <Form method="post" action={`/${path}/cancel-items?order=${orderNumber}`} className="mt-6">
          <ProofFields proof={order} />
          <Button type="submit" tone="secondary">
            {say('purchases.cancelItems')}
          </Button>
        </Form>
      )}
    </section>
  );
}

type ShipmentProps = Readonly<{ shipment: TrackedOrder['shipments'][number]; travel: ShownTravel | undefined }>;

function Shipment({ shipment, travel }: ShipmentProps) {
  const say = useSay();
  const shown = {
    ...shipment,
    address: null,
    itemIds: [],
    pickupWindows: shipment.pickupWindow ? [shipment.pickupWindow] : [],
  };
  const method = useMethodText(shown);
  const when = useWhenText(shown);
  const isCollected = shipment.readyAt !== null;
  const arrived = isCollected ? say('order.state.picked up') : say('order.state.delivered');
  const open = isCollected ? say('order.state.ready for pickup') : (expectedText(travel, say) ?? when);
  const said = shipment.deliveredAt === null ? open : arrived;
  return (
    <li>
      <p className="font-medium">{method}</p>
      <p className="text-granite">{say('purchases.units', { n: shipment.units })}</p>
      <p className="text-kelp">{said}</p>
      <Parcels of={travel} />
    </li>
  );
}
