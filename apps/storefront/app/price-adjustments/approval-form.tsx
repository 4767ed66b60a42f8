import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import type { CartItem } from '@eyelet/contracts/cart/item.ts';
import type { PriceAdjustment } from '@eyelet/contracts/cart/price-adjustment.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { isUnanswered } from '@eyelet/contracts/kernel/unanswered.ts';
import { checkApprovalForm } from '@eyelet/domain/price-adjustments/approval-form.ts';
import { Button } from '@eyelet/ui/actions/button.tsx';
import { PasswordInput } from '@eyelet/ui/fields/password-input.tsx';
import { Select, type SelectOption } from '@eyelet/ui/fields/select.tsx';
import { tellUnanswered } from '@eyelet/ui/toasts/tell-unanswered.ts';
import { useWords } from '@eyelet/ui/words/words.tsx';
import { useState } from 'react';
import { readNow } from '../cart-changes/read-now.ts';
import { type FormAnswer, passwordTextOf, textOf } from '../forms/answer.ts';
import { FormSummary } from '../forms/form-summary.tsx';
import { passwordOf } from '../forms/password-of.ts';
import { fieldIdOf, useForm } from '../forms/use-form.ts';
import { tellRefusal } from '../session/refusals.ts';
import { useLocale } from '../shop/locale.ts';
import { shopperOf } from '../shopper/shopper.ts';
import { adjustmentFields, approvalFields, approvalFormOf, typedApproval } from './fields.ts';
import { sendApproval } from './send.ts';

type ApprovalFormProps = Readonly<{
  cart: Cart;
  /** Null: the adjustment of all items. */
  item: CartItem | null;
  adjustment: PriceAdjustment;
  /** Other associates of the store. */
  colleagues: readonly SelectOption[];
  answer: FormAnswer | undefined;
  onApproved: () => void;
}>;

const { who, password, version } = approvalFields;

/** The form by which a colleague approves an adjustment at the same till, by name and password. Works without scripts. */
export function ApprovalForm({ cart, item, adjustment, colleagues, answer, onApproved }: ApprovalFormProps) {
  const { say, tag } = useWords();
  const { path, header } = useLocale();
  const [sending, setSending] = useState(false);
  const itemId = item?.id ?? null;
  const name = approvalFormOf(itemId);
  const form = useForm({
    form: name,
    answer,
    check: (posted) => checkApprovalForm(typedApproval(posted)),
    onValid: (posted, element) => void approve(posted, element),
  });

  async function approve(posted: FormData, element: HTMLFormElement): Promise<void> {
    if (sending) return;
    setSending(true);
    try {
      const { client, cart: store } = shopperOf(header);
      const approving = {
        storeEmployeeId: textOf(posted, who, 64),
        password: passwordTextOf(posted, password),
        version: cart.version,
      };
      const adjusted = { basketId: cart.id, itemId, adjustmentId: adjustment.adjustmentId };
      store.take({ kind: 'answered', cart: await sendApproval(client, adjusted, approving) });
      onApproved();
    } catch (error) {
      await explain(error);
      // The next colleague who is asked must not find the typed password.
      const typed = element.elements.namedItem(password);
      if (typed instanceof HTMLInputElement) typed.value = '';
    } finally {
      setSending(false);
    }
  }

  /**
   * Shows a refusal beside its field. If the cart has changed since it was shown, its changes are shown first, and can
   * be approved then.
   */
  async function explain(error: unknown): Promise<void> {
    if (isUnanswered(error)) tellUnanswered(say);
    else if (error instanceof ApiError && (error.id === 'AUT438' || error.id === 'CHK320')) {
      // Whether name or password was wrong is not revealed.
      const field = error.errorDetails[0]?.field ?? password;
      if (field === version) await showChanged();
      form.setErrors({ [field]: error.message });
    } else await tellRefusal(error, tag);
  }

  async function showChanged(): Promise<void> {
    const { client, cart: store } = shopperOf(header);
    await readNow(client, cart.id).then((now) => store.take({ kind: 'answered', cart: now }), explain);
  }

  if (colleagues.length === 0) return <p className="pb-3 text-14">{say('storePrices.approval.nobody')}</p>;
  const labels = { [who]: say('storePrices.approval.who'), [password]: say('storePrices.approval.secret') };
  // The version is a hidden field, so its error is shown above the form.
  const { [version]: outdated, ...others } = form.errors;
  const errors = outdated === undefined ? others : { ...others, '': outdated };
  return (
    <form
      method="post"
      action={`/${path}/cart#price-adjustments`}
      id={fieldIdOf(name, 'form')}
      aria-label={say('storePrices.approval.of', { name: item ? item.name : say('storePrices.all') })}
      {...form.handlers}
      className="mt-3 grid max-w-md gap-4 pb-3"
    >
      <FormSummary form={name} labels={labels} errors={errors} attempt={form.attempt} />
      <input type="hidden" name={adjustmentFields.item} value={itemId ?? ''} />
      <input type="hidden" name={adjustmentFields.id} value={adjustment.adjustmentId} />
      <input type="hidden" name={version} value={cart.version} />
      <Select
        {...form.field(who)}
        label={labels[who]}
        hint={say('storePrices.approval.hint')}
        placeholder={say('storePrices.approval.choose')}
        options={colleagues}
        autoComplete="off"
        required
      />
      <PasswordInput
        {...passwordOf(form.field(password))}
        label={labels[password]}
        autoComplete="current-password"
        showLabel={say('auth.showPassword')}
      />
      <div>
        <Button type="submit" busy={sending} busyLabel={say('delivery.applying')}>
          {say('storePrices.approval.approve')}
        </Button>
      </div>
    </form>
  );
}
