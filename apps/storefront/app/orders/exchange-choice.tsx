import { formatAmount } from '@eyelet/domain/money/format.ts';
import { Select } from '@eyelet/ui/fields/select.tsx';
import { useWords } from '@eyelet/ui/words/words.tsx';
import type { LoadedReturns } from './load-returns.ts';

type ExchangeChoiceProps = Readonly<{ item: LoadedReturns['items'][number]; currency: string }>;

/** Few enough that somebody should know. */
const few = 3;

/** Chooses money or another size for an item: its own colour first, with how many there are where these are few. */
export function ExchangeChoice({ item, currency }: ExchangeChoiceProps) {
  const { say, tag } = useWords();
  const own = item.exchanges.filter(({ colour }) => colour === item.colour);
  const others = item.exchanges.filter(({ colour }) => colour !== item.colour);
  return (
    <Select
      id={`exchange-${item.itemId}`}
      name={`exchange-${item.itemId}`}
      label={say('purchases.exchange.label')}
      hint={say('purchases.exchange.hint')}
      options={[
        { value: '', label: say('purchases.exchange.money') },
        ...[...own, ...others].map(({ upc, colour, size, qty, refund }) => {
          const said = [
            colour === item.colour
              ? say('purchases.exchange.size', { size })
              : say('purchases.exchange.colour', { colour, size }),
            ...(refund > 0 ? [say('purchases.exchange.refund', { amount: formatAmount(refund, currency, tag) })] : []),
            ...(qty <= few ? [say('purchases.exchange.few', { n: qty })] : []),
          ];
          return { value: upc, label: said.join(' · ') };
        }),
      ]}
    />
  );
}
