import { Button, ButtonLink } from '@eyelet/ui/actions/button.tsx';
import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { Form } from 'react-router';
import { Amount } from '../cart/amount.tsx';
import { HiddenFields } from './hidden-fields.tsx';
import type { Cancellable } from './load-cancellable.ts';
import type { ItemsCancelling } from './post-cancel-items.ts';
import type { ReturnsProof } from './returns-proof.ts';

type CancelItemsDoneProps = Readonly<{
  answer: Extract<ItemsCancelling, { step: 'done' }>;
  left: Cancellable | undefined;
  proof: ReturnsProof | undefined;
  /** Address of the page. */
  more: string;
}>;

/** What was cancelled and what goes back for it; otherwise, and of a whole order, its mail says how much. */
export function CancelItemsDone({ answer: { quote, whole }, left, proof, more }: CancelItemsDoneProps) {
  const say = useSay();
  const isMore = left?.items.some(({ cancellableQty }) => cancellableQty > 0);
  return (
    <>
      {/* Not the note of account pages, with which all of their shared code would come. */}
      <p role="status" className="mb-6 flex items-start gap-3 border-l-2 border-kelp bg-paper p-4">
        <Icon name="check" className="size-5 shrink-0 text-kelp" />
        <span>{say(whole ? 'purchases.cancelDone' : 'cancelling.done')}</span>
      </p>
      {quote && (
        <div className="bg-paper p-6">
          <p className="flex justify-between gap-6 text-18 font-medium">
            {say('cancelling.refund')} <Amount value={quote.refund} currency={quote.currency} />
          </p>
          {quote.refund > 0 && <p className="mt-3 text-granite">{say('cancelling.how')}</p>}
        </div>
      )}
      {isMore &&
        (proof ? (
          <Form method="post" className="mt-6">
            <HiddenFields of={proof} />
            <Button type="submit" tone="secondary" name="intent" value="change">
              {say('cancelling.more')}
            </Button>
          </Form>
        ) : (
          <p className="mt-6">
            <ButtonLink tone="secondary" href={more}>
              {say('cancelling.more')}
            </ButtonLink>
          </p>
        ))}
    </>
  );
}
