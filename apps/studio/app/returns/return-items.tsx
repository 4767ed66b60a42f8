import type { DeskReturn } from '@eyelet/contracts/return-desk/return.ts';
import { returnReasons } from '@eyelet/contracts/returns/return.ts';
import { OrderedItem } from '../record/ordered-item.tsx';
import { Section } from '../record/section.tsx';
import { money } from '../words/money.ts';
import { useWords } from '../words/words.ts';

/** What is in a return, why, and what was decided of it. */
export function ReturnItems({ one: { items, currency } }: Readonly<{ one: DeskReturn }>) {
  const { t, language } = useWords();
  return (
    <Section title={t('studio.orders.items')}>
      <ul className="order-items">
        {items.map((item) => {
          const reason = returnReasons.find((known) => known === item.reason) ?? 'other';
          return (
            <OrderedItem key={item.itemId} item={item} amount={money(language, item.worth, currency)}>
              <span>
                {t('studio.returns.reason')}: {t(`studio.returns.reason.${reason}`)}
              </span>
              {item.exchange ? (
                <span>
                  {t(`studio.returns.exchange.${item.exchange.state}`, {
                    what: `${item.exchange.colour}, ${item.exchange.size}`,
                  })}
                </span>
              ) : undefined}
              {item.accepted === null ? undefined : (
                <span>
                  {t('studio.returns.taken', { accepted: item.accepted, qty: item.qty })}
                  {item.note === '' ? '' : `: ${item.note}`}
                </span>
              )}
            </OrderedItem>
          );
        })}
      </ul>
    </Section>
  );
}
