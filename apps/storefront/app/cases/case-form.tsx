import { Button } from '@eyelet/ui/actions/button.tsx';
import { Notice } from '@eyelet/ui/notices/notice.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import type { FormAnswer } from '../forms/answer.ts';
import { FormProofs, type Proofs } from '../forms/form-proofs.tsx';
import { FormSummary } from '../forms/form-summary.tsx';
import type { CheckedForm } from '../forms/use-form.ts';

/** The state of the form besides its first values. */
export type CaseFormState = Readonly<{
  proofs: Proofs;
  answer: FormAnswer | undefined;
  /** A problem that belongs to no field. */
  failure: string | undefined;
}>;

type CaseFormProps = Readonly<{
  name: string;
  form: CheckedForm;
  state: CaseFormState;
  /** Labels by field, in the order of the form. */
  labels: Readonly<Record<string, string>>;
  busy: boolean;
  /** The label of the button. */
  action: string;
  className: string;
  children: ReactNode;
}>;

/** The form of a case: its problems, its fields, and the button that sends it. */
export function CaseForm({ name, form, state, labels, busy, action, className, children }: CaseFormProps) {
  const say = useSay();
  return (
    <Form method="post" encType="multipart/form-data" {...form.handlers} className={className}>
      {state.failure && <Notice tone="error">{state.failure}</Notice>}
      <FormSummary form={name} labels={labels} errors={form.errors} attempt={form.attempt} />
      <FormProofs proofs={state.proofs} />
      {children}
      <div>
        <Button type="submit" busy={busy} busyLabel={say('cases.sending')} className="w-full sm:w-auto sm:min-w-48">
          {action}
        </Button>
      </div>
    </Form>
  );
}
