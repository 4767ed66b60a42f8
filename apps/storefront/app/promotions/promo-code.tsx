import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useRef, useState } from 'react';
import type { FormAnswer } from '../forms/answer.ts';
import { CodeForm } from './code-form.tsx';
import { CodeList } from './code-list.tsx';

/** The codes of a cart and the form to add one. Works without scripts, too. */
export function PromoCode({ cart, answer }: Readonly<{ cart: Cart; answer: FormAnswer | undefined }>) {
  const say = useSay();
  const fold = useRef<HTMLElement>(null);
  // It starts open after a posted code; later only the shopper opens and closes it.
  const [open] = useState(answer !== undefined);
  return (
    <div id="promo-code" className="scroll-mt-28 border-y border-drift py-4">
      <details open={open} className="group/code">
        <summary
          ref={fold}
          className="flex min-h-8 pointer-coarse:min-h-11 cursor-pointer items-center justify-between gap-4"
        >
          {say('promotions.code.add')}
          <Icon
            name="plus"
            className="size-5 transition-transform duration-200 ease-out group-open/code:rotate-45 motion-reduce:transition-none"
          />
        </summary>
        <div className="pt-4">
          <CodeForm answer={answer} />
        </div>
      </details>
      <div aria-live="polite">
        {cart.couponItems.length > 0 && <CodeList cart={cart} onRemoved={() => fold.current?.focus()} />}
      </div>
    </div>
  );
}
