import type { GiftOption } from '@eyelet/contracts/cart/gift-option.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';

/** Whom a greeting card is for, and what it says. */
export function GreetingText({ greeting: { to, message } }: Readonly<{ greeting: GiftOption }>) {
  const say = useSay();
  return (
    <div className="mt-1 border-l-2 border-drift pl-3 text-14">
      <p className="wrap-anywhere">{say('delivery.gift.for', { to })}</p>
      <p className="whitespace-pre-line text-granite wrap-anywhere">{message}</p>
    </div>
  );
}
