import type { FormEvent, ReactNode, Ref } from 'react';
import { Button } from '../look/button.tsx';
import { Notice } from '../look/notice.tsx';

type FormProps = Readonly<{
  form: Readonly<{
    ref: Ref<HTMLFormElement>;
    problem: string | undefined;
    isBusy: boolean;
    submit: (event: FormEvent) => Promise<void>;
  }>;
  label: string;
  /** The word on the button. */
  action: string;
  isDisabled?: boolean;
  children: ReactNode;
  /** Further buttons beside the one that sends. */
  beside?: ReactNode;
}>;

/** A form with its button, and above that what is wrong with it as a whole. */
export function Form({ form, label, action, isDisabled = false, children, beside }: FormProps) {
  return (
    <form ref={form.ref} className="stack" aria-label={label} noValidate onSubmit={form.submit}>
      {children}
      {form.problem === undefined ? undefined : <Notice tone="bad">{form.problem}</Notice>}
      <div className="form-actions">
        {beside}
        <Button type="submit" kind="primary" isPending={form.isBusy} isDisabled={isDisabled}>
          {action}
        </Button>
      </div>
    </form>
  );
}
