import type { ReceiptStep } from '@eyelet/contracts/receipts/receipt.ts';
import { formatAmount } from '@eyelet/domain/money/format.ts';
import type { Translate } from '@eyelet/messages/translate.ts';
import type { Words } from '@eyelet/ui/words/words.tsx';

/** The name of a step. */
export function stepName({ kind, name }: ReceiptStep, say: Translate): string {
  if (kind === 'list-price') return say('receipt.listPrice');
  if (kind === 'markdown') return say('receipt.markdown');
  if (kind === 'adjustment') return say('receipt.adjusted');
  if (kind === 'lowest-price') return say('receipt.lowestPrice', { name: name ?? '' });
  if (kind === 'most-off') return say('receipt.mostOff', { name: name ?? '' });
  if (kind === 'exchange') return say('receipt.exchange', { name: name ?? '' });
  return kind === 'gift' ? say('receipt.gift', { name: name ?? '' }) : (name ?? '');
}

/** Sentences that explain a step, shown below its name. */
export function detailsOf(
  step: ReceiptStep,
  { words: { say, tag }, currency, timeZone }: Readonly<{ words: Words; currency: string; timeZone: string }>,
): readonly string[] {
  const { kind, name, quantity, each, rule, base, whole, over, rounding } = step;
  const money = (value: number | null) => formatAmount(Math.abs(value ?? 0), currency, tag);
  const details: string[] = [];
  if (quantity !== null && quantity > 1) details.push(say('receipt.each', { n: quantity, amount: money(each) }));
  if (kind === 'adjustment' && name) details.push(name);
  details.push(...periodOf(step, { say, tag }, timeZone));
  if (rule) details.push(...ruleText(rule, base, { say, tag, money }));
  if (kind === 'share') {
    details.push(say('receipt.shareOf', { whole: money(whole), over: money(over), base: money(base) }));
  }
  if (rounding) details.push(say('receipt.rounded'));
  return details;
}

function ruleText(
  { kind, percent, amount, buy, get }: NonNullable<ReceiptStep['rule']>,
  base: number | null,
  { say, tag, money }: Words & Readonly<{ money: (value: number | null) => string }>,
): readonly string[] {
  if (buy !== null && get !== null) {
    const units = { buy, get, percent: percentText(percent ?? 0, tag) };
    return [kind === 'buy-get' ? say('receipt.buyGet', units) : say('receipt.buyGetOther', units)];
  }
  if (kind === 'fixed-price') return [say('receipt.fixedPrice', { amount: money(amount) })];
  if (kind === 'bundle') return [say('receipt.bundle', { amount: money(amount) })];
  if (percent !== null) return [say('receipt.percentOf', { percent: percentText(percent, tag), base: money(base) })];
  return amount === null || kind === 'reduced-delivery' ? [] : [say('receipt.amountOf', { amount: money(amount) })];
}

/** A percentage, formatted for a locale. */
export function percentText(percent: number, tag: string): string {
  const format = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 3 });
  return format.format(percent / 100).replaceAll('\u202f', '\u00a0');
}

function periodOf({ since, until }: ReceiptStep, { say, tag }: Words, timeZone: string): readonly string[] {
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone });
  return [
    ...(since === null ? [] : [say('receipt.since', { date: format.format(new Date(since)) })]),
    ...(until === null ? [] : [say('receipt.until', { date: format.format(new Date(until)) })]),
  ];
}
