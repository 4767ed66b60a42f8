import type { DeskOrder } from '@eyelet/contracts/order-desk/order.ts';
import { Section } from '../record/section.tsx';
import { dateTime, useWords } from '../words/words.ts';

/** The states that an order has gone through, the latest first. */
export function OrderSteps({ order: { steps } }: Readonly<{ order: DeskOrder }>) {
  const { t, language } = useWords();
  return (
    <Section title={t('studio.orders.timeline')}>
      <ol className="timeline">
        {steps.toReversed().map(({ status, at }) => (
          <li key={`${status} ${at}`}>
            <span>{t(`studio.orders.status.${status}`)}</span>
            <time className="hint" dateTime={at}>
              {dateTime(language, at)}
            </time>
          </li>
        ))}
      </ol>
    </Section>
  );
}
