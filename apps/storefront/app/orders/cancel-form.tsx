import { Button } from '@eyelet/ui/actions/button.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useId } from 'react';
import { Form } from 'react-router';

/** Cancels an order after a confirmation (C1.24). The dialog is a popover, so it also opens without scripts. */
export function CancelForm({ until }: Readonly<{ until: string }>) {
  const say = useSay();
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button tone="secondary" popoverTarget={id}>
        {say('purchases.cancel')}
      </Button>
      <p className="text-14 text-granite">{say('purchases.cancelUntil', { time: until })}</p>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        className="m-auto w-[min(28rem,calc(100vw-2rem))] bg-foam p-6 text-ink shadow-float backdrop:bg-ink/40 lg:p-8"
      >
        <h2 id={`${id}-title`} className="font-display text-22 font-semibold">
          {say('purchases.cancelTitle')}
        </h2>
        <p id={`${id}-text`} className="mb-6 mt-2 text-granite">
          {say('purchases.cancelText')}
        </p>
        <Form method="post" className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="cancel">
            {say('purchases.cancelConfirm')}
          </Button>
          <Button tone="secondary" popoverTarget={id} popoverTargetAction="hide" autoFocus>
            {say('purchases.cancelKeep')}
          </Button>
        </Form>
      </div>
    </div>
  );
}
