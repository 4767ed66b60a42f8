import { listOwnPrices } from '@eyelet/contracts/promotions/list-own-prices.ts';
import { type OwnPrices, ownPrices } from '@eyelet/ui/prices/own-prices.ts';
import type { ConsumerStore } from './consumer-store.ts';
import type { Shopper } from './shopper.ts';

const none: OwnPrices = new Map();

let followed = false;

/** Keeps the shopper's own prices as long as somebody with a group is signed in, and asks for them whenever the profile was read. */
export function followOwnPrices(store: ConsumerStore, shopper: () => Shopper): void {
  if (followed) return;
  followed = true;
  const learn = () => learnOwnPrices(store, shopper()).catch((error: unknown) => console.warn(error));
  store.subscribe(learn);
  void learn();
}

async function learnOwnPrices({ get }: ConsumerStore, { client }: Shopper): Promise<void> {
  const { profile } = get();
  if (!profile?.consumerDetails.identity.length) return ownPrices.set(none);
  const { groups } = await client.call(listOwnPrices, {});
  // Who has signed out meanwhile has no prices of their own.
  if (get().profile !== profile) return;
  const entries = groups.flatMap(({ name, prices }) =>
    Object.entries(prices).map(([masterId, amount]) => [masterId, { amount, label: name }] as const),
  );
  ownPrices.set(new Map(entries));
}
