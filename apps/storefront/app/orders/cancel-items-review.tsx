import { Button } from '@eyelet/ui/actions/button.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { Form } from 'react-router';
import { Amount } from '../cart/amount.tsx';
import { CancelledItem } from './cancelled-item.tsx';
import { HiddenFields } from './hidden-fields.tsx';
import type { Cancellable } from './load-cancellable.ts';
import type { ItemsCancelling } from './post-cancel-items.ts';
import type { ReturnsProof } from './returns-proof.ts';

type CancelItemsReviewProps = Readonly<{
  items: Cancellable['items'];
  answer: Extract<ItemsCancelling, { step: 'review' }>;
  proof: ReturnsProof | undefined;
}>;

/** Shows the chosen units and what goes back for them, before they are cancelled. */
export function CancelItemsReview({
  items,
  answer: { chosen, cancellationId, quote, isChanged },
  proof,
}: CancelItemsReviewProps) {
  const say = useSay();
  const { refund, delivery, currency, whole } = quote;
  return (
    <Form method="post" className="grid gap-6">
      <ul className="grid gap-6">
        {items
          .filter(({ itemId }) => chosen[itemId])
          .map((item) => (
            <li key={item.itemId} className="border-t border-drift pt-6">
              <CancelledItem item={item}>
                <p className="tabular-nums">
                  {say('shop.labelled', { label: say('cart.quantity'), value: chosen[item.itemId] ?? 0 })}
                </p>
              </CancelledItem>
            </li>
          ))}
      </ul>
      <div className="bg-paper p-6">
        <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1">
          <dt className="text-18 font-medium">{say('cancelling.refund')}</dt>
          <dd className="text-18 font-medium">
            <Amount value={refund} currency={currency} />
          </dd>
          {delivery > 0 && (
            <>
              <dt className="text-granite">{say('cancelling.ofDelivery')}</dt>
              <dd className="text-granite">
                <Amount value={delivery} currency={currency} />
              </dd>
            </>
          )}
        </dl>
        {isChanged && (
          <p role="alert" className="mt-3 border-l-2 border-buoy pl-4">
            {say('cancelling.changed')}
          </p>
        )}
        {refund > 0 && <p className="mt-3 text-granite">{say('cancelling.how')}</p>}
        <p className="mt-3">{say(whole ? 'cancelling.whole' : 'cancelling.rest')}</p>
      </div>
      <HiddenFields of={proof} />
      <input type="hidden" name="cancellationId" value={cancellationId} />
      <input type="hidden" name="expectedRefund" value={refund} />
      {Object.entries(chosen).map(([itemId, qty]) => (
        <input key={itemId} type="hidden" name={`qty-${itemId}`} value={qty} />
      ))}
      <div className="flex flex-wrap gap-4">
        <Button type="submit" name="intent" value="confirm">
          {say('cancelling.confirm')}
        </Button>
        <Button type="submit" name="intent" value="change" tone="secondary">
          {say('cancelling.change')}
        </Button>
      </div>
    </Form>
  );
}
