import { formatAmount } from '@eyelet/domain/money/format.ts';
import { TextLink } from '@eyelet/ui/actions/text-link.tsx';
import { useWords } from '@eyelet/ui/words/words.tsx';
import { useLocale } from '../shop/locale.ts';
import type { LoadedReturn } from './load-returns.ts';

/** That the money of a return becomes store credit, and what of it was given before its goods were looked at. */
export function ReturnCredit({ one: { state, lent, currency } }: Readonly<{ one: LoadedReturn }>) {
  const { say, tag } = useWords();
  const { path } = useLocale();
  return (
    <p>
      <TextLink href={`/${path}/account/payment#store-credit`}>{say('checkout.method.STORE_CREDIT')}</TextLink>
      {lent > 0 && state !== 'closed' && (
        <>
          {': '}
          {say('purchases.return.lent', { amount: formatAmount(lent, currency, tag) })}
        </>
      )}
    </p>
  );
}
