import { checkSignUp, signUpFields } from '@eyelet/domain/auth/sign-up.ts';
import { Button } from '@eyelet/ui/actions/button.tsx';
import { LinkedText, linkMark } from '@eyelet/ui/actions/linked-text.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import type { FormAnswer } from '../forms/answer.ts';
import { FormProofs, type Proofs } from '../forms/form-proofs.tsx';
import { FormSummary } from '../forms/form-summary.tsx';
import { useForm } from '../forms/use-form.ts';
import { useLocale } from '../shop/locale.ts';
import { useMarket } from '../shop/shop-data.ts';
import { useEarlyProof } from '../shopper/bot-proof.ts';
import type { Arrival } from './arrival.ts';
import type { Prefill } from './prefill.ts';
import { SignUpFields } from './sign-up-fields.tsx';
import { signUpLabels } from './sign-up-labels.ts';
import { signUpFormOf } from './sign-up-values.ts';
import { type SignedUp, useSignUp } from './use-sign-up.ts';

export const signUpFormName = 'sign-up';

export type SignUpFormProps = Readonly<{
  arrival: Arrival;
  /** The current day of the server, YYYY-MM-DD. */
  today: string;
  prefill: Prefill;
  answer?: FormAnswer | undefined;
  /** Where the form is posted without scripts. */
  action?: string;
  proofs?: Proofs | undefined;
  onDone: (done: SignedUp) => void;
}>;

/** The sign-up form: validated before it is sent, and again by the server. */
export function SignUpForm({ arrival, today, prefill, answer, action, proofs, onDone }: SignUpFormProps) {
  const say = useSay();
  const market = useMarket();
  const { variant } = arrival;
  const [working, setWorking] = useState(false);
  const posting = useNavigation().state === 'submitting';
  const send = useSignUp(arrival);
  useEarlyProof();
  const form = useForm({
    form: signUpFormName,
    answer,
    check: (values) => checkSignUp(signUpFormOf(values), { variant, market, today }),
    onValid: async (values) => {
      if (working) return;
      setWorking(true);
      try {
        const { errors, done } = await send(signUpFormOf(values));
        if (done) onDone(done);
        else if (Object.keys(errors).length > 0) form.setErrors(errors);
      } finally {
        setWorking(false);
      }
    },
  });
  const labels = signUpLabels(signUpFields(variant, market), say);
  return (
    <Form method="post" action={action} {...form.handlers} className="grid gap-5">
      <FormSummary form={signUpFormName} labels={labels} errors={form.errors} attempt={form.attempt} />
      <FormProofs proofs={proofs} />
      <SignUpFields variant={variant} prefill={prefill} form={form} />
      {variant === 'simplified' && <SimplifiedTerms />}
      <div className="mt-2">
        <Button
          type="submit"
          busy={working || posting}
          busyLabel={say('joining.moment')}
          className="w-full sm:w-auto sm:min-w-64"
        >
          {say(`joining.signUp.submit.${variant}`)}
        </Button>
      </div>
    </Form>
  );
}

/** The simplified form has no boxes: pressing its button accepts the terms. */
function SimplifiedTerms() {
  const say = useSay();
  const { path } = useLocale();
  return (
    <p className="text-14 text-granite">
      <LinkedText
        text={say('joining.simplifiedTerms', { link: linkMark })}
        href={`/${path}/brand-terms`}
        label={say('joining.brandTermsLink')}
      />
    </p>
  );
}
