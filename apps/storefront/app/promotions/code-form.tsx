import { longestCode } from '@eyelet/contracts/cart/coupon.ts';
import { Button } from '@eyelet/ui/actions/button.tsx';
import { TextInput } from '@eyelet/ui/fields/text-input.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useEffect, useState } from 'react';
import { prepareChanges, useChangeCart } from '../cart-changes/changes-provider.tsx';
import type { FormAnswer } from '../forms/answer.ts';
import { refusedFields } from '../forms/refused-fields.ts';
import { useForm } from '../forms/use-form.ts';
import { useLocale } from '../shop/locale.ts';
import { codeOf, couponField, couponForm, fieldOfRefusal } from './coupon-form.ts';

/** The field of a code. A refusal is shown below it, and the typed code stays. */
export function CodeForm({ answer }: Readonly<{ answer: FormAnswer | undefined }>) {
  const say = useSay();
  const { path, tag } = useLocale();
  const change = useChangeCart();
  const [applying, setApplying] = useState(false);
  const form = useForm({ form: couponForm, check: () => ({}), answer, onValid: apply });
  const field = form.field(couponField);

  useEffect(() => {
    if (form.attempt > 0) document.getElementById(field.id)?.focus();
  }, [form.attempt, field.id]);

  async function apply(posted: FormData): Promise<void> {
    if (applying) return;
    const code = codeOf(posted);
    if (code === '') return form.setErrors({ [couponField]: say('promotions.code.missing') });
    setApplying(true);
    try {
      await change({ change: { kind: 'coupon', code }, options: { suppressErrorToast: true } });
      const input = document.getElementById(field.id) as HTMLInputElement | null;
      if (input) input.value = '';
    } catch (error) {
      const where = { tag, fieldById: fieldOfRefusal, fields: [couponField] };
      form.setErrors(await refusedFields(error, where));
    } finally {
      setApplying(false);
    }
  }

  return (
    <form method="post" action={`/${path}/cart#promo-code`} {...form.handlers} onFocus={() => void prepareChanges()}>
      {/* The grid keeps the button beside the field when an error is shown below. */}
      <div className="grid grid-cols-[1fr_auto] gap-3" aria-live="polite">
        <TextInput
          {...field}
          label={say('promotions.code.label')}
          maxLength={longestCode}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button
          type="submit"
          tone="secondary"
          busy={applying}
          busyLabel={say('promotions.code.applying')}
          className="mt-[1.6875rem] self-start"
        >
          {say('promotions.code.apply')}
        </Button>
      </div>
    </form>
  );
}
