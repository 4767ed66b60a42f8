import { TextLink } from '@eyelet/ui/actions/text-link.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useLocale } from '../shop/locale.ts';
import type { LoadedReturns } from './load-returns.ts';

type SentBackWithProps = NonNullable<LoadedReturns['sentBackWith']>;

/** Leads from an order that sends goods again to the one that they are sent back with. */
export function SentBackWith({ orderNumber, page }: SentBackWithProps) {
  const say = useSay();
  const { path } = useLocale();
  return (
    <section id="returns" className="mt-12" aria-labelledby="returns-title">
      <h2 id="returns-title" className="mb-4 font-display text-28 font-semibold">
        {say('purchases.return.title')}
      </h2>
      <p className="mb-2 max-w-prose">{say('purchases.return.with')}</p>
      <TextLink href={`/${path}/${page}#returns`}>{say('order.numberIs', { number: orderNumber })}</TextLink>
    </section>
  );
}
