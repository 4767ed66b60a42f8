import { formatAmount } from '@eyelet/domain/money/format.ts';
import { Select } from '@eyelet/ui/fields/select.tsx';
import { useWords } from '@eyelet/ui/words/words.tsx';
import type { LoadedReturns } from './load-returns.ts';

type Item = LoadedReturns['items'][number];
type ExchangeChoiceProps = Readonly<{ item: Item; currency: string }>;

/** Few enough that somebody should know. */
const few = 3;

/**
 * Chooses money or another size for an item: its own colour first, the others under their names; with how many there are where these
 * are few.
 */
export function ExchangeChoice({ item, currency }: ExchangeChoiceProps) {
  const { say, tag } = useWords();
  const inColour = (wanted: string) =>
    item.exchanges
      .filter(({ colour }) => colour === wanted)
      .map(({ upc, colour, size, qty, refund }) => ({
        value: upc,
        label: [
          colour === item.colour
            ? say('purchases.exchange.size', { size })
            : say('purchases.exchange.colour', { colour, size }),
          refund > 0 && say('purchases.exchange.refund', { amount: formatAmount(refund, currency, tag) }),
          qty <= few && say('purchases.exchange.few', { n: qty }),
        ]
          .filter(Boolean)
          .join(' · '),
      }));
  const [, ...others] = new Set([item.colour, ...item.exchanges.map(({ colour }) => colour)]);
  return (
    <Select
      id={`exchange-${item.itemId}`}
      name={`exchange-${item.itemId}`}
      label={say('purchases.exchange.label')}
      hint={say('purchases.exchange.hint')}
      placeholder={say('purchases.exchange.money')}
      options={[
        ...inColour(item.colour),
        ...others.flatMap((colour) => [{ value: colour, label: colour, disabled: true }, ...inColour(colour)]),
      ]}
    />
  );
}
