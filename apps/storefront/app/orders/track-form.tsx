import { checkTracking } from '@eyelet/domain/orders/tracking.ts';
import { Button } from '@eyelet/ui/actions/button.tsx';
import { TextInput } from '@eyelet/ui/fields/text-input.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { Form } from 'react-router';
import { type FormAnswer, textOf } from '../forms/answer.ts';
import { FormSummary } from '../forms/form-summary.tsx';
import { useForm } from '../forms/use-form.ts';

export const trackFormName = 'track';

/** Asks for the number and the email of an order. */
export function TrackForm({ orderNumber, answer }: Readonly<{ orderNumber: string; answer: FormAnswer | undefined }>) {
  const say = useSay();
  const form = useForm({
    form: trackFormName,
    answer,
    check: (values) => checkTracking({ orderNumber: textOf(values, 'orderNumber'), email: textOf(values, 'email') }),
  });
  const labels = { orderNumber: say('order.number'), email: say('address.email') };
  return (
    <Form method="post" {...form.handlers} className="grid gap-5">
      <p className="max-w-prose text-granite">{say('purchases.track.text')}</p>
      <FormSummary form={trackFormName} labels={labels} errors={form.errors} attempt={form.attempt} />
      <TextInput
        {...form.field('orderNumber', orderNumber)}
        label={labels.orderNumber}
        maxLength={64}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <TextInput
        {...form.field('email')}
        type="email"
        inputMode="email"
        label={labels.email}
        maxLength={100}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <div>
        <Button type="submit">{say('purchases.track.action')}</Button>
      </div>
    </Form>
  );
}
