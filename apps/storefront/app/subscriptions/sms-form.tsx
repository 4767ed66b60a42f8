import { Button } from '@eyelet/ui/actions/button.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { DoneNote } from '../consumer/done-note.tsx';
import { PhoneField } from '../consumer/person-fields.tsx';
import type { FormAnswer } from '../forms/answer.ts';
import { FormSummary } from '../forms/form-summary.tsx';
import { useForm } from '../forms/use-form.ts';
import { SmsOptInField } from '../joining/sms-opt-in-field.tsx';
import { useSmsOptIn } from '../joining/use-sms-opt-in.ts';
import { useMarket } from '../shop/shop-data.ts';
import { checkSms, smsFormName } from './subscribe-by-sms.ts';

/** News by text message, for guests too (B1.24). */
export function SmsForm({ answer }: Readonly<{ answer: FormAnswer | undefined }>) {
  const say = useSay();
  const market = useMarket();
  const box = useRef<HTMLInputElement>(null);
  const { ticked, change, onPhone } = useSmsOptIn(box, answer?.values.optInAccepted !== undefined);
  const form = useForm({ form: smsFormName, answer, check: (posted) => checkSms(posted, market) });
  const sending = useNavigation().formData?.get('form') === smsFormName;
  const labels = { phone: say('address.phone'), optInAccepted: say('joining.smsLink') };
  return (
    <section id="sms" aria-labelledby="sms-title" className="mt-16 scroll-mt-24 border-t border-drift pt-10">
      <h2 id="sms-title" className="font-display text-28 font-semibold">
        {say('joining.smsForm.title')}
      </h2>
      <p className="mb-6 mt-2">{say('joining.smsForm.text')}</p>
      {answer?.done ? (
        <DoneNote>{say('joining.smsForm.done', { phone: answer.values.phone ?? '' })}</DoneNote>
      ) : (
        <Form method="post" preventScrollReset {...form.handlers} className="grid max-w-xl gap-5">
          <FormSummary form={smsFormName} labels={labels} errors={form.errors} attempt={form.attempt} />
          <input type="hidden" name="form" value={smsFormName} />
          <PhoneField field={form.field} required onValue={onPhone} />
          <SmsOptInField
            box={box}
            id={form.field('optInAccepted').id}
            ticked={ticked}
            onTick={change}
            {...(form.errors.optInAccepted ? { error: form.errors.optInAccepted } : {})}
          />
          <div>
            <Button type="submit" busy={sending} busyLabel={say('newsletter.sending')}>
              {say('joining.smsForm.submit')}
            </Button>
          </div>
        </Form>
      )}
    </section>
  );
}
