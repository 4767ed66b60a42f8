import { type OrderParts, priceIn } from './order-parts.ts';

/** What a mail says of money: what goes back, as its text, unless all of it is only released, and what is. */
export function withReleased(
  parts: OrderParts,
  back: string,
  { of, released }: Readonly<{ of: number; released: number }>,
): string {
  if (released === 0) return back;
  const said = parts.t('notice.released', { amount: priceIn(parts, released) });
  return released < of ? `${back} ${said}` : said;
}
