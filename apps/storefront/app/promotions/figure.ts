import type { CurrentPromotion } from '@eyelet/contracts/promotions/list.ts';
import { formatAmount } from '@eyelet/domain/money/format.ts';
import type { Translate } from '@eyelet/messages/translate.ts';

type Terms = Readonly<{ say: Translate; tag: string; currency: string }>;

/** The reduction or the price of a promotion in a few characters, such as `−20%`; undefined for delivery and gifts. */
export function figureOf(
  { kind, percent, amount, buy, get }: CurrentPromotion['benefit'],
  { say, tag, currency }: Terms,
): string | undefined {
  const off =
    percent === null ? undefined : minus(new Intl.NumberFormat(tag, { style: 'percent' }).format(percent / 100));
  if (buy !== null && get !== null && percent === 100) {
    return kind === 'buy-get'
      ? say('promotions.figure.buyGet', { all: buy + get, buy })
      : say('promotions.figure.buyGetOther', { buy, get });
  }
  if (kind === 'steps' && off !== undefined) return say('promotions.figure.upTo', { off });
  if ((kind === 'fixed-price' || kind === 'bundle') && amount !== null) return shortAmount(amount, currency, tag);
  if ((kind === 'amount' || kind === 'reduced-delivery') && amount !== null)
    return minus(shortAmount(amount, currency, tag));
  return off;
}

function minus(figure: string): string {
  return `−${figure.replaceAll('\u202f', '\u00a0')}`;
}

/** An amount, without cents if it is whole. */
function shortAmount(amount: number, currency: string, tag: string): string {
  const full = formatAmount(amount, currency, tag);
  return Number.isInteger(amount) ? full.replace(/[.,]00(?!\d)/, '') : full;
}
