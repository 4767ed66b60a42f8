import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { Foldout } from '@eyelet/ui/disclosure/foldout.tsx';
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
      <Foldout title={say('promotions.code.add')} open={open} summaryRef={fold}>
        <CodeForm answer={answer} />
      </Foldout>
      <div aria-live="polite">
        {cart.couponItems.length > 0 && <CodeList cart={cart} onRemoved={() => fold.current?.focus()} />}
      </div>
    </div>
  );
}
