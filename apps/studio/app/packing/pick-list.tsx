import type { ShipmentToPack } from '@eyelet/contracts/packing/to-pack.ts';
import { picks } from '@eyelet/domain/packing/packed-units.ts';
import { OrderedItem } from '../record/ordered-item.tsx';
import { Section } from '../record/section.tsx';
import { useWords } from '../words/words.ts';

/** What is to be fetched for the parcels that are not packed, each kind of goods once. */
export function PickList({ shipments }: Readonly<{ shipments: readonly ShipmentToPack[] }>) {
  const { t } = useWords();
  const goods = picks(shipments).toSorted(
    (one, other) => one.name.localeCompare(other.name) || one.sku.localeCompare(other.sku),
  );
  if (goods.length === 0) return undefined;
  return (
    <Section title={t('studio.packing.fetch')} hint={t('studio.packing.fetch.hint')}>
      <ul className="order-items packing-picks">
        {goods.map((item) => (
          <OrderedItem key={item.upc} item={item} amount={item.upc} />
        ))}
      </ul>
    </Section>
  );
}
