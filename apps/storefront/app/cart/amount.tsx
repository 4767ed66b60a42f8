import { formatAmount } from '@eyelet/domain/money/format.ts';
import { useWords } from '@eyelet/ui/words/words.tsx';

/** An amount in major units, written for the shopper; while it is about to change it steps back. */
export function Amount({
  value,
  currency,
  stale = false,
}: Readonly<{ value: number; currency: string; stale?: boolean }>) {
  const { tag } = useWords();
  return (
    <span className={`whitespace-nowrap tabular-nums transition-opacity duration-150 ${stale ? 'opacity-50' : ''}`}>
      {formatAmount(value, currency, tag)}
    </span>
  );
}
