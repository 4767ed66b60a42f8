import { Button } from '@eyelet/ui/actions/button.tsx';
import { useDialogs } from '@eyelet/ui/dialogs/dialogs.tsx';
import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { addLine } from '../cart-changes/add-line.ts';
import type { Line } from '../cart-changes/change.ts';
import { type ChangeOptions, prepareChanges, useChangeCart } from '../cart-changes/changes-provider.tsx';
import { useLocale } from '../shop/locale.ts';
import { WalletButtons } from '../wallets/wallet-buttons.tsx';
import { miniCartParts } from './mini-cart-parts.ts';

export type AddToCartProps = Readonly<{
  productId: string;
  /** Radio buttons named `upc`, or a hidden input of that name where there is one size only. */
  children: ReactNode;
  maxQty?: number;
  /** No size can be bought. */
  soldOut?: boolean;
  options?: ChangeOptions;
  /** Price of one unit, when express payment is offered here. */
  express?: number;
  /** Content beside the button when it is a fixed bar at the bottom of small screens; without it the button is not fixed. */
  bar?: ReactNode;
}>;

/**
 * The form that puts a size into the cart (B7.13). With scripts the mini cart opens (C2.59); without them
 * the form leads to the cart page.
 */
export function AddToCart({ productId, children, maxQty, soldOut = false, options, express, bar }: AddToCartProps) {
  const say = useSay();
  const change = useChangeCart();
  const dialogs = useDialogs();
  const { path } = useLocale();
  const [adding, setAdding] = useState(false);
  const [sizeMissing, setSizeMissing] = useState(false);
  const problemId = useId();

  /** The line of the form; undefined, with an error at the sizes, when no size is chosen. */
  function lineOf(form: HTMLFormElement): Line | undefined {
    const upc = String(new FormData(form).get('upc') ?? '');
    setSizeMissing(upc === '');
    return upc === '' ? undefined : { upc, productId, qty: 1, maxQty: maxQty ?? 999_999, recipeId: null };
  }

  async function add(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (adding) return;
    const form = event.currentTarget;
    const line = lineOf(form);
    // The button may be far from the sizes, which come into view with the focus.
    if (!line) return form.querySelector<HTMLElement>('input[type="radio"]:enabled')?.focus();
    setAdding(true);
    try {
      await addLine({ change, ...miniCartParts(dialogs) }, line, options);
    } catch {
      // The change queue has already shown the error, as a toast or by the error boundary.
    } finally {
      setAdding(false);
    }
  }

  return (
    <form
      method="post"
      action={`/${path}/cart`}
      onSubmit={add}
      onInvalid={(event) => {
        event.preventDefault();
        setSizeMissing(true);
        (event.target as HTMLElement).focus();
      }}
      onChange={() => {
        setSizeMissing(false);
        void prepareChanges();
      }}
      className="grid gap-5"
    >
      <input type="hidden" name="productId" value={productId} />
      {children}
      <div>
        <div {...(bar ? { 'data-foot': '', className: 'purchase-bar' } : {})}>
          {sizeMissing && (
            <p id={problemId} role="alert" className="mb-2 flex items-start gap-1.5 text-14 text-buoy">
              <Icon name="warning" className="mt-0.5 size-4" />
              {say('product.sizeRequired')}
            </p>
          )}
          <div className="flex items-center gap-4">
            {bar && <p className="min-w-0 lg:hidden">{bar}</p>}
            <Button
              type="submit"
              name="add"
              value="1"
              className="min-w-0 grow"
              disabled={soldOut}
              busy={adding}
              busyLabel={say('product.adding')}
            >
              {soldOut ? say('product.soldOut') : say('product.addToCart')}
            </Button>
          </div>
        </div>
        {express !== undefined && !soldOut && <WalletButtons lineOf={lineOf} amount={express} />}
      </div>
    </form>
  );
}
