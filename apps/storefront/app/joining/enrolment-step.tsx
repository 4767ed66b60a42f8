import type { EnrolmentStep as Step } from '@eyelet/domain/consumer/enrolment.ts';
import { Button } from '@eyelet/ui/actions/button.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { DoneNote } from '../consumer/done-note.tsx';
import type { FormAnswer } from '../forms/answer.ts';
import { FormProofs, type Proofs } from '../forms/form-proofs.tsx';
import { FormSummary } from '../forms/form-summary.tsx';
import { useForm } from '../forms/use-form.ts';
import { useMarket } from '../shop/shop-data.ts';
import { useEarlyProof } from '../shopper/bot-proof.ts';
import { checkEnrolment } from './enrolment-check.ts';
import { EnrolmentFields } from './enrolment-fields.tsx';
import { EnrolmentWays } from './enrolment-ways.tsx';
import { signUpLabels } from './sign-up-labels.ts';
import type { Enrolment } from './use-enrolment.ts';

export type EnrolmentStepProps = Readonly<{
  enrolment: Enrolment;
  today: string;
  /** Where the form is posted without scripts. */
  action?: string;
  answer?: FormAnswer | undefined;
  proofs?: Proofs | undefined;
  /** Content of the last step. */
  end: ReactNode;
}>;

const asked = [
  'email',
  'password',
  'firstName',
  'lastName',
  'postalCode',
  'birthDate',
  'phone',
  'loyaltyTerms',
] as const;

/** One step of the enrolment: introduction, form, and buttons to skip or go back. */
export function EnrolmentStep(props: EnrolmentStepProps) {
  const say = useSay();
  const { enrolment } = props;
  const { step, email, linkSent } = enrolment;
  const frame = useRef<HTMLDivElement>(null);
  const first = useRef(step);
  useEarlyProof();
  useEffect(() => {
    if (first.current !== step) frame.current?.focus();
    first.current = step;
  }, [step]);
  return (
    <div ref={frame} tabIndex={-1} data-enrolment={step} className="outline-none">
      {linkSent && <DoneNote>{say('joining.enrolment.forgotPassword.sent', { email })}</DoneNote>}
      <p className="mb-6 max-w-prose wrap-anywhere">{textOfStep(enrolment, say)}</p>
      {step === 'success' ? props.end : <StepForm key={step} {...props} />}
    </div>
  );
}

function textOfStep({ step, email, person }: Enrolment, say: ReturnType<typeof useSay>): string {
  if (step === 'welcome') return say('joining.welcome.text');
  if (step === 'interests') return say('joining.interests.text');
  if (step === 'profile' && person?.firstName && person.lastName && person.postalCode && person.birthDate) {
    return say('joining.enrolment.profile.complete');
  }
  if (step === 'signIn' || step === 'signUp' || step === 'forgotPassword') {
    return say(`joining.enrolment.${step}.text`, { email });
  }
  return say(`joining.enrolment.${step}.text`);
}

function StepForm({ enrolment, today, action, answer, proofs }: EnrolmentStepProps) {
  const say = useSay();
  const market = useMarket();
  const { step, email, person, busy } = enrolment;
  const name = `enrolment-${step}`;
  const form = useForm({
    form: name,
    answer,
    check: (posted) => checkEnrolment(step, posted, { person, market, today }),
    onValid: async (posted) => {
      const errors = await enrolment.submit(posted);
      if (Object.keys(errors).length > 0) form.setErrors(errors);
    },
  });
  return (
    <Form method="post" action={action} {...form.handlers} className="grid gap-5">
      <FormSummary form={name} labels={signUpLabels(asked, say)} errors={form.errors} attempt={form.attempt} />
      <input type="hidden" name="step" value={step} />
      {step !== 'lookup' && <input type="hidden" name="email" value={email} />}
      <FormProofs proofs={proofs} />
      <EnrolmentFields step={step} email={email} person={person} form={form} />
      <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" busy={busy} busyLabel={say('joining.moment')} className="w-full sm:w-auto sm:min-w-48">
          {labelOf(step, say)}
        </Button>
        <EnrolmentWays step={step} turn={enrolment.turn} />
      </div>
    </Form>
  );
}

function labelOf(step: Step, say: ReturnType<typeof useSay>): string {
  switch (step) {
    case 'signIn':
      return say('joining.signUp.signIn');
    case 'signUp':
      return say('joining.signUp.submit.simplified');
    case 'forgotPassword':
      return say('joining.enrolment.forgotPassword.submit');
    case 'nonLoyalty':
      return say('joining.signUp.submit.loyalty');
    case 'interests':
      return say('account.save');
    default:
      return say('shop.continue');
  }
}
