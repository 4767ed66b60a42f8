import { readStore } from '@eyelet/contracts/stores/read.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useAnswer } from '../session/use-answer.ts';
import { useLocale } from '../shop/locale.ts';
import type { MyStore } from '../shopper/my-store.ts';
import { shopperOf } from '../shopper/shopper.ts';
import { offerOf } from './pickup-choice.ts';
import { PickupWords } from './pickup-words.tsx';

/** The stock of the preferred store for the chosen size, and when it could be collected there. */
export default function PickupMine({ store, upc }: Readonly<{ store: MyStore; upc: string | undefined }>) {
  const say = useSay();
  const { header } = useLocale();
  const answer = useAnswer(upc ? `pickup ${header} ${store.id} ${upc}` : undefined, () =>
    shopperOf(header).client.call(readStore, { params: { storeId: store.id }, query: { upc: [upc ?? ''] } }),
  );
  const offer = answer && answer.inventory[0]?.upc === upc ? offerOf(answer) : undefined;
  const [window] = offer?.windows ?? [];
  const today = offer?.fulfilment === 'pickup' && window?.code === 'same day';
  return (
    <PickupWords title={say(today ? 'stores.mine.today' : 'stores.mine.at', { store: store.name })} text={text()} />
  );

  function text(): string {
    if (upc === undefined) return say('stores.mine.size');
    // Not known yet; a non-breaking space keeps the height of the line.
    if (!offer) return '\u00a0';
    if (!window) return say('stores.mine.none');
    if (offer.fulfilment === 'sts') return say('stores.mine.sent', { window: window.label });
    if (today) return say('stores.pickup.stock', { n: offer.quantity });
    return say('stores.mine.ready', { n: offer.quantity, window: window.label });
  }
}
