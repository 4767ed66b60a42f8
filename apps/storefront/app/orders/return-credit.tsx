import { TextLink } from '@eyelet/ui/actions/text-link.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { Amount } from '../cart/amount.tsx';
import { useLocale } from '../shop/locale.ts';
import type { LoadedReturn } from './load-returns.ts';

/** That the money of a return becomes store credit, and what of it was given before its goods were looked at. */
export function ReturnCredit({ one: { state, lent, currency } }: Readonly<{ one: LoadedReturn }>) {
  const say = useSay();
  const { path } = useLocale();
  return (
    <p className="mt-1">
      {say('purchases.return.asCredit')}
      {lent > 0 && state !== 'closed' && (
        <span className="block">
          {say('purchases.return.lent')} <Amount value={lent} currency={currency} />
        </span>
      )}
      <TextLink href={`/${path}/account/payment#store-credit`}>{say('purchases.return.creditOpen')}</TextLink>
    </p>
  );
}
