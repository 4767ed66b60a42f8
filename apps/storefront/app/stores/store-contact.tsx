import type { StorePage } from '@eyelet/contracts/stores/store.ts';
import { writtenPhone } from '@eyelet/domain/validation/written-phone.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';

/** Address, phone and directions of a store. */
export function StoreContact({ store, lines }: Readonly<{ store: StorePage; lines: readonly string[] }>) {
  const say = useSay();
  const { phone, position } = store;
  const target = encodeURIComponent(`${position.latitude},${position.longitude}`);
  return (
    <dl className="mt-8 grid grid-cols-[7rem_1fr] gap-y-4 border-t border-drift pt-6">
      <dt className="text-granite">{say('stores.address')}</dt>
      <dd>
        <address className="not-italic">
          {lines.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
        <a
          href={`https://www.openstreetmap.org/directions?to=${target}`}
          target="_blank"
          rel="noreferrer"
          className="plain-link mt-2 inline-block font-medium"
        >
          {say('stores.directions')}
          <span className="sr-only"> {say('shop.newTab')}</span>
        </a>
      </dd>
      {phone !== '' && (
        <>
          <dt className="text-granite">{say('stores.phone')}</dt>
          <dd>
            <a href={`tel:${phone}`} className="plain-link tabular-nums">
              {writtenPhone(phone)}
            </a>
          </dd>
        </>
      )}
    </dl>
  );
}
