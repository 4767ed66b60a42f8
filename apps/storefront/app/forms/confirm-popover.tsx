import { Button } from '@eyelet/ui/actions/button.tsx';
import { Form } from 'react-router';

export type ConfirmPopoverProps = Readonly<{
  /** Id of the popover; the button that opens it names it as `popoverTarget`. */
  id: string;
  title: string;
  text: string;
  /** The form's `intent`. */
  intent: string;
  confirm: string;
  dismiss: string;
}>;

/** Asks before something that cannot be undone. A popover with a form, so that it works without scripts. */
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
