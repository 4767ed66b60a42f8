import { Button } from '@eyelet/ui/actions/button.tsx';
import { FormErrorSummary } from '@eyelet/ui/fields/error-summary.tsx';
import { Select } from '@eyelet/ui/fields/select.tsx';
import { useWords } from '@eyelet/ui/words/words.tsx';
import { Form } from 'react-router';
import { CancelledItem } from './cancelled-item.tsx';
import { HiddenFields } from './hidden-fields.tsx';
import type { Cancellable } from './load-cancellable.ts';
import type { ItemsCancelling } from './post-cancel-items.ts';
import type { ReturnsProof } from './returns-proof.ts';

type CancelItemsFormProps = Readonly<{
  of: Cancellable;
  answer: Extract<ItemsCancelling, { step: 'choose' }> | undefined;
  proof: ReturnsProof | undefined;
}>;

/** Chooses units of items to be cancelled, and says beside each what of an earlier choice no longer can be. Works without scripts. */
export function CancelItemsForm({
  of: { items, orderNumber, until, isCancelled },
  answer,
  proof,
}: CancelItemsFormProps) {
  const { say, tag } = useWords();
  const open = items.filter(({ cancellableQty }) => cancellableQty > 0);
  const chosen = answer?.chosen ?? {};
  const errors = open.flatMap(({ itemId, cancellableQty }, index) => {
    const isMore = answer?.problem === 'gone' && (chosen[itemId] ?? 0) > cancellableQty;
    const isNone = answer?.problem === 'none' && index === 0;
    if (!isMore && !isNone) return [];
    const message = isMore ? say('cancelling.most', { n: cancellableQty }) : say('cancelling.none');
    return [{ fieldId: `qty-${itemId}`, message }];
  });
  const gone =
    answer?.problem === 'gone'
      ? items.filter(({ itemId, cancellableQty }) => cancellableQty === 0 && chosen[itemId])
      : [];
  const names = [...new Set(gone.map(({ name }) => name))];
  const alert =
    names.length > 0
      ? say('cancelling.gone', { n: names.length, names: new Intl.ListFormat(tag).format(names) })
      : errors.length === 0 && answer?.text;
  return (
    <>
      {alert && (
        <p role="alert" className="mb-6 border-l-2 border-buoy bg-paper p-4">
          {alert}
        </p>
      )}
      {open.length === 0 ? (
        <p className="max-w-prose text-18">{say(isCancelled ? 'cancelling.all' : 'cancelling.closed')}</p>
      ) : (
        <Form method="post" className="grid gap-6">
          <HiddenFields of={proof} />
          <p className="max-w-prose text-granite">
            {say('cancelling.intro', { number: orderNumber })} {until && say('cancelling.until', { time: until })}
          </p>
          <FormErrorSummary
            title={say('validation.summary', { n: errors.length })}
            errors={errors}
            attempt={answer?.attempt ?? 0}
          />
          {open.map((item) => {
            const field = `qty-${item.itemId}`;
            const error = errors.find(({ fieldId }) => fieldId === field)?.message;
            return (
              <fieldset key={item.itemId} className="border-t border-drift pt-6">
                <legend className="sr-only">{`${item.name}, ${say('cart.lineOf', item)}`}</legend>
                <CancelledItem item={item} isNamedByGroup>
                  <Select
                    key={answer?.attempt}
                    id={field}
                    name={field}
                    className="max-w-56"
                    label={say('cancelling.units')}
                    hint={say('cancelling.unitsHint', { n: item.keptQty })}
                    {...(error ? { error } : {})}
                    defaultValue={String(Math.min(chosen[item.itemId] ?? 0, item.cancellableQty))}
                    options={Array.from({ length: Math.min(item.cancellableQty, 99) + 1 }, (_, count) => ({
                      value: String(count),
                      label: String(count),
                    }))}
                  />
                </CancelledItem>
              </fieldset>
            );
          })}
          <div className="border-t border-drift pt-6">
            <Button type="submit" name="intent" value="review">
              {say('cancelling.next')}
            </Button>
          </div>
        </Form>
      )}
    </>
  );
}
