import type { Distance } from '@eyelet/contracts/stores/place.ts';
import { useWords } from '@eyelet/ui/words/words.tsx';

/** A distance in the unit of the market, such as `2.4 mi`; long ones without decimals. */
export function DistanceText({ distance, className }: Readonly<{ distance: Distance; className?: string }>) {
  const { say, tag } = useWords();
  const value = new Intl.NumberFormat(tag, { maximumFractionDigits: distance.value < 20 ? 1 : 0 }).format(
    distance.value,
  );
  return <span className={className}>{say(`stores.distance.${distance.unit}`, { value })}</span>;
}
