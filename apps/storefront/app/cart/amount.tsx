import { formatAmount } from '@eyelet/domain/money/format.ts';
import { useWords } from '@eyelet/ui/words/words.tsx';

/** A formatted amount, given in major units; paler while it is out of date. */
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
