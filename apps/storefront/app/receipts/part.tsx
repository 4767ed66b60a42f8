import type { ReceiptPart } from '@eyelet/contracts/receipts/receipt.ts';
import { formatAmount } from '@eyelet/domain/money/format.ts';
import { useWords } from '@eyelet/ui/words/words.tsx';
import { useId } from 'react';
import { detailsOf, percentText, stepName } from './step-text.ts';

export type PartProps = Readonly<{ part: ReceiptPart; currency: string; timeZone: string }>;

/** An item or a shipment: the steps to its amount, and its tax. */
export function Part({ part: { name, amount, steps, tax }, currency, timeZone }: PartProps) {
  const words = useWords();
  const { say, tag } = words;
  const title = useId();
  const money = (value: number) => formatAmount(value, currency, tag).replace('-', '−');
  const taxed = { amount: money(tax.amount), percent: percentText(tax.percent, tag), base: money(tax.base) };
  const counted = new Map<string, number>();
  return (
    <section aria-labelledby={title} className="mt-10 border-t border-drift pt-6">
      <h2 id={title} className="text-18 font-medium">
        {name}
      </h2>
      <dl className="mt-3 space-y-2.5">
        {steps.map((step) => {
          const kept = `${step.kind} ${step.promotionId}`;
          counted.set(kept, (counted.get(kept) ?? 0) + 1);
          const details = detailsOf(step, { words, currency, timeZone });
          return (
            <div key={`${kept} ${counted.get(kept)}`} className="flex items-baseline justify-between gap-6">
              <dt>
                {stepName(step, say)}
                {details.map((detail, index) => (
                  <span key={index} className="block text-14 text-granite">
                    {detail}
                  </span>
                ))}
              </dt>
              <dd className={`text-right whitespace-nowrap ${step.amount < 0 ? 'text-buoy' : ''}`}>
                {money(step.amount)}
              </dd>
            </div>
          );
        })}
        <div className="flex items-baseline justify-between gap-6 border-t border-drift pt-2.5 font-medium">
          <dt>
            {say('receipt.makes')}
            {tax.amount > 0 && (
              <span className="block text-14 font-normal text-granite">
                {say(tax.included ? 'receipt.taxWithin' : 'receipt.taxOnTop', taxed)}
              </span>
            )}
          </dt>
          <dd className="text-right whitespace-nowrap">{money(amount)}</dd>
        </div>
      </dl>
    </section>
  );
}
