import { updateConsumer } from '@eyelet/contracts/consumer/update.ts';
import { keepStore, type MyStore } from '../shopper/my-store.ts';
import { currentShopper } from '../shopper/shopper.ts';

/** Makes a store the preferred one: in this browser and, for a consumer, in the profile, for their other devices. */
export async function makeOwn(store: MyStore): Promise<void> {
  keepStore(localStorage, store);
  const { client } = currentShopper();
  try {
    const { consumerType, isAssociate } = await client.identity.ensure();
    if (consumerType === 'GUEST' || isAssociate) return;
    await client.call(updateConsumer, { body: { consumerProfile: { preferences: { favStoreId: store.id } } } });
  } catch (error) {
    // This browser has the new store; the profile keeps the previous one.
    console.warn(error);
  }
}
