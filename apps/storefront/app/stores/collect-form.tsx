import { Button } from '@eyelet/ui/actions/button.tsx';
import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { VisuallyHidden } from '@eyelet/ui/layout/visually-hidden.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useLocale } from '../shop/locale.ts';
import type { CollectLine } from './collect-line.ts';
import type { ListedStore } from './find-stores.ts';
import { OfferText } from './offer-text.tsx';
import { offerOf } from './pickup-choice.ts';

/** The stock of a store for a line of the cart, with a form to collect it there. Works without scripts. */
export function CollectForm({ store, line }: Readonly<{ store: ListedStore; line: CollectLine }>) {
  const say = useSay();
  const { path } = useLocale();
  const offer = offerOf(store, line.qty);
  const { fulfilment } = offer;
  const isChosen = fulfilment === line.fulfilment && store.id === line.storeId;
  return (
    <form
      method="post"
      action={`/${path}/cart`}
      className="mt-4 flex flex-wrap items-center justify-between gap-3"
      aria-label={store.name}
    >
      <input type="hidden" name="itemId" value={line.id} />
      <OfferText offer={offer} units={line.qty} />
      {isChosen && (
        <p className="flex items-center gap-2 text-14 font-medium">
          <Icon name="check" className="size-4" />
          {say('stores.collect.chosen')}
        </p>
      )}
      {fulfilment && !isChosen && (
        <Button type="submit" name="delivery" value={`${fulfilment}@${store.id}`} size="small">
          {say(fulfilment === 'pickup' ? 'stores.pickup.choose' : 'stores.pickup.send')}
          <VisuallyHidden> {store.name}</VisuallyHidden>
        </Button>
      )}
    </form>
  );
}
