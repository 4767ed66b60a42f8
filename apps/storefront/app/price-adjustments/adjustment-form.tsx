import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import type { CartItem } from '@eyelet/contracts/cart/item.ts';
import { adjustmentTypes, type PriceAdjustment } from '@eyelet/contracts/cart/price-adjustment.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { isUnanswered } from '@eyelet/contracts/kernel/unanswered.ts';
import { adjustmentProblem } from '@eyelet/domain/price-adjustments/check.ts';
import { checkAdjustmentForm, longestReason } from '@eyelet/domain/price-adjustments/form.ts';
import { adjustmentText } from '@eyelet/messages/adjustment-text.ts';
import { Button } from '@eyelet/ui/actions/button.tsx';
import { Select } from '@eyelet/ui/fields/select.tsx';
import { TextInput } from '@eyelet/ui/fields/text-input.tsx';
import { tellUnanswered } from '@eyelet/ui/toasts/tell-unanswered.ts';
import { useWords } from '@eyelet/ui/words/words.tsx';
import { useState } from 'react';
import type { FormAnswer } from '../forms/answer.ts';
import { FormSummary } from '../forms/form-summary.tsx';
import { fieldIdOf, useForm } from '../forms/use-form.ts';
import { tellRefusal } from '../session/refusals.ts';
import { useLocale } from '../shop/locale.ts';
import { shopperOf } from '../shopper/shopper.ts';
import { adjustmentFields, adjustmentFormOf, askedOf, typedOf } from './fields.ts';
import { type Adjusted, sendAdjustment, sendRemoval } from './send.ts';
import { unadjusted } from './unadjusted.ts';

type AdjustmentFormProps = Readonly<{
  cart: Cart;
  /** Null: all items without an adjustment of their own. */
  item: CartItem | null;
  /** The adjustment to change or remove; undefined if there is none. */
  adjustment: PriceAdjustment | undefined;
  answer: FormAnswer | undefined;
  onAdjusted: (cart: Cart) => void;
  onRemoved: () => void;
}>;

const { type, value, reason } = adjustmentFields;

/** Type, value and reason of an adjustment. Problems are shown beside their fields before it is sent. */
export function AdjustmentForm({ cart, item, adjustment, answer, onAdjusted, onRemoved }: AdjustmentFormProps) {
  const { say, tag } = useWords();
  const { path, header } = useLocale();
  const [sending, setSending] = useState(false);
  const { currency } = cart;
  const itemId = item?.id ?? null;
  const name = adjustmentFormOf(itemId);
  const form = useForm({
    form: name,
    answer,
    check: (posted) => checkAdjustmentForm(typedOf(posted)),
    onValid: (posted) => void save(posted),
  });

  async function save(posted: FormData): Promise<void> {
    const asked = askedOf(posted);
    const problem = adjustmentProblem(asked, item && unadjusted(item, cart));
    if (problem) {
      form.setErrors({ [problem.field]: adjustmentText(say, problem, { type: asked.type, currency, tag }) });
      return;
    }
    await send((client, adjusted) => sendAdjustment(client, adjusted, asked), onAdjusted);
  }

  async function send(
    call: (client: ReturnType<typeof shopperOf>['client'], adjusted: Adjusted) => Promise<Cart>,
    then: (cart: Cart) => void,
  ): Promise<void> {
    if (sending) return;
    setSending(true);
    try {
      const { client, cart: store } = shopperOf(header);
      const adjusted = { basketId: cart.id, itemId, adjustmentId: adjustment?.adjustmentId ?? '' };
      const answered = await call(client, adjusted);
      store.take({ kind: 'answered', cart: answered });
      then(answered);
    } catch (error) {
      if (isUnanswered(error)) tellUnanswered(say);
      else if (error instanceof ApiError && error.id === 'CHK320') {
        form.setErrors({ [value]: say('storePrices.outdated') });
      } else await tellRefusal(error, tag);
    } finally {
      setSending(false);
    }
  }

  const labels = {
    [type]: say('storePrices.type'),
    [value]: say('storePrices.howMuch'),
    [reason]: say('storePrices.reason'),
  };
  // All items together can only be reduced by a percentage.
  const types = item ? adjustmentTypes : (['percentage'] as const);
  return (
    <form
      method="post"
      action={`/${path}/cart#price-adjustments`}
      id={fieldIdOf(name, 'form')}
      aria-label={say('storePrices.of', { name: item ? item.name : say('storePrices.all') })}
      {...form.handlers}
      className="grid max-w-md gap-4 pb-3"
    >
      {!item && <p className="text-14 text-granite">{say('storePrices.all.hint')}</p>}
      <FormSummary form={name} labels={labels} errors={form.errors} attempt={form.attempt} />
      <input type="hidden" name={adjustmentFields.item} value={itemId ?? ''} />
      <input type="hidden" name={adjustmentFields.id} value={adjustment?.adjustmentId ?? ''} />
      <Select
        {...form.field(type, adjustment?.type ?? 'percentage')}
        label={labels[type]}
        options={types.map((one) => ({ value: one, label: say(`storePrices.type.${one}`) }))}
        autoComplete="off"
        required
      />
      <TextInput
        {...form.field(value, adjustment ? String(adjustment.value) : '')}
        label={labels[value]}
        hint={say('storePrices.howMuch.hint')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        required
      />
      <TextInput
        {...form.field(reason, adjustment?.reason)}
        label={labels[reason]}
        hint={say('storePrices.reason.hint')}
        autoComplete="off"
        maxLength={longestReason}
        required
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={sending} busyLabel={say('delivery.applying')}>
          {say('storePrices.save')}
        </Button>
        {adjustment && (
          <Button
            type="submit"
            tone="secondary"
            name={adjustmentFields.remove}
            value="1"
            formNoValidate
            onClick={(event) => {
              event.preventDefault();
              void send(sendRemoval, onRemoved);
            }}
          >
            {say('storePrices.remove')}
          </Button>
        )}
      </div>
    </form>
  );
}
