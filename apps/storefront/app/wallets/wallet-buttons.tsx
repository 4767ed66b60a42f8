import { classes } from '@eyelet/ui/layout/classes.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { type MouseEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Line } from '../cart-changes/change.ts';
import { useShopName } from '../shop/brand.ts';
import { useFeatures } from '../shop/features.ts';
import { useLocale } from '../shop/locale.ts';
import { useMarket } from '../shop/shop-data.ts';
import type { Wallet } from './press.ts';

export type WalletButtonsProps = Readonly<{
  /** The line that a press buys, from the form around the buttons; without it a press buys the cart. */
  lineOf?: (form: HTMLFormElement) => Line | undefined;
  /** The known amount, in major units. */
  amount: number;
}>;

const look = 'scripted button min-h-12 w-full text-16';

/**
 * The express ways to pay (B1.15, B1.16, B1.18, B1.19). Apple Pay shows itself where the browser can draw its button, or
 * where the simulator replaces it (B1.20). In a store session, whose bar is in the header, they are hidden (B4.4.17). The code
 * of a press is loaded when the pointer or focus is near.
 */
export function WalletButtons({ lineOf, amount }: WalletButtonsProps) {
  const say = useSay();
  const { expressMethods, country, currency } = useMarket();
  const { header, path, tag } = useLocale();
  const navigate = useNavigate();
  const shopName = useShopName();
  const simulated = useFeatures().includes('apple-pay-simulator');
  const [busy, setBusy] = useState(false);
  const offered = (method: string) => expressMethods.some((one) => one === method);

  async function press({ currentTarget }: MouseEvent<HTMLButtonElement>, wallet: Wallet): Promise<void> {
    const line = lineOf && currentTarget.form ? lineOf(currentTarget.form) : undefined;
    if (busy || (lineOf && !line)) return;
    setBusy(true);
    try {
      const { pressWallet } = await loadPress();
      const query = await pressWallet(wallet, { header, tag, country, currency, shopName, simulated, line, amount });
      if (query) navigate(`/${path}/order-confirmation?${query}`, { replace: lineOf === undefined });
    } finally {
      setBusy(false);
    }
  }

  const common = { type: 'button', onPointerEnter: loadPress, onFocus: loadPress, 'aria-disabled': busy } as const;
  return (
    <div className="mt-3 grid auto-cols-fr grid-flow-col gap-3 empty:hidden [:root:has(.store-bar)_&]:hidden">
      {offered('DW_APPLE_PAY') && (
        <button
          {...common}
          aria-label={say('product.buyWith', { wallet: 'Apple Pay' })}
          className={classes(look, 'button-primary', !simulated && 'apple-pay-only')}
          onClick={(event) => press(event, 'apple-pay')}
        >
          Apple Pay
        </button>
      )}
      {offered('PAYPAL') && (
        <button
          {...common}
          aria-label={say('product.buyWith', { wallet: 'PayPal' })}
          className={classes(look, 'border border-ink hover:bg-mist')}
          onClick={(event) => press(event, 'paypal')}
        >
          PayPal
        </button>
      )}
    </div>
  );
}

function loadPress() {
  return import('./press.ts');
}
