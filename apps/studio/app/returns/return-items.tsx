import type { DeskReturn } from '@eyelet/contracts/return-desk/return.ts';
import { returnReasons } from '@eyelet/contracts/returns/return.ts';
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
            <li key={item.itemId}>
              <img src={`/media/w240/${item.image}`} alt="" width={56} height={56} loading="lazy" />
              <span className="order-item-name">
                {item.qty} × {item.name}
                <span className="hint">
                  {item.colour}, {item.size} · <code>{item.sku}</code>
                </span>
                <span>
                  {t('studio.returns.reason')}: {t(`studio.returns.reason.${reason}`)}
                </span>
                {item.accepted === null ? undefined : (
                  <span>
                    {t('studio.returns.taken', { accepted: item.accepted, qty: item.qty })}
                    {item.note === '' ? '' : `: ${item.note}`}
                  </span>
                )}
              </span>
              <span>{money(language, item.worth, currency)}</span>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
