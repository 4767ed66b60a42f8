import { Button } from '@eyelet/ui/actions/button.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useId, useState } from 'react';
import { prepareChanges, useChangeCart } from '../cart-changes/changes-provider.tsx';
import { useLocale } from '../shop/locale.ts';
import { couponField } from './coupon-form.ts';

/** A code, with a button that applies it to the cart, at once or with the first goods. Without scripts the form is posted to the cart. */
export function UseCode({ code }: Readonly<{ code: string }>) {
  const say = useSay();
  const { path, tag } = useLocale();
  const change = useChangeCart();
  const id = useId();
  const [busy, setBusy] = useState(false);

  async function take(): Promise<void> {
    setBusy(true);
    try {
      const { takeLinkedCode } = await import('../cart-changes/linked-code.ts');
      await takeLinkedCode(code, change, tag);
    } catch (error) {
      console.warn(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      method="post"
      action={`/${path}/cart#promo-code`}
      className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2"
      onSubmit={(event) => {
        event.preventDefault();
        take();
      }}
    >
      <p>
        <span className="sr-only">{say('promotions.code.label')} </span>
        <strong id={id} className="border border-dashed border-granite px-3 py-2 font-medium tracking-wide">
          {code}
        </strong>
      </p>
      <Button
        type="submit"
        tone="secondary"
        size="small"
        name={couponField}
        value={code}
        busy={busy}
        busyLabel={say('promotions.code.applying')}
        aria-describedby={id}
        onFocus={() => void prepareChanges()}
      >
        {say('promotions.code.use')}
      </Button>
    </form>
  );
}
