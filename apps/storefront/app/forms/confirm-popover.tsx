import { Button } from '@eyelet/ui/actions/button.tsx';
import { Form } from 'react-router';

export type ConfirmPopoverProps = Readonly<{
  /** Its id, which the button that opens it names as `popoverTarget`. */
  id: string;
  title: string;
  text: string;
  /** What the form posts as its `intent`. */
  intent: string;
  confirm: string;
  dismiss: string;
}>;

/** Asks before something is done that cannot be undone. It is a popover with a form, so that it works without scripts too. */
export function ConfirmPopover({ id, title, text, intent, confirm, dismiss }: ConfirmPopoverProps) {
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className="m-auto w-[min(28rem,calc(100vw-2rem))] bg-foam p-6 text-ink shadow-float backdrop:bg-ink/40 lg:p-8"
    >
      <h2 id={`${id}-title`} className="font-display text-22 font-semibold">
        {title}
      </h2>
      <p id={`${id}-text`} className="mb-6 mt-2 text-granite">
        {text}
      </p>
      <Form method="post" className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value={intent}>
          {confirm}
        </Button>
        <Button tone="secondary" popoverTarget={id} popoverTargetAction="hide" autoFocus>
          {dismiss}
        </Button>
      </Form>
    </div>
  );
}
