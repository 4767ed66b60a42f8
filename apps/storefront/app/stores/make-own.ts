import { updateConsumer } from '@eyelet/contracts/consumer/update.ts';
import { keepStore, type MyStore } from '../shopper/my-store.ts';
import { currentShopper } from '../shopper/shopper.ts';

/** Keeps a store as the shopper's own: in this browser, and for a consumer in his profile, where his other devices find it. */
export async function makeOwn(store: MyStore): Promise<void> {
  keepStore(localStorage, store);
  const { client } = currentShopper();
  try {
    const { consumerType, isAssociate } = await client.identity.ensure();
    if (consumerType === 'GUEST' || isAssociate) return;
    await client.call(updateConsumer, { body: { consumerProfile: { preferences: { favStoreId: store.id } } } });
  } catch (error) {
    // Here the store is kept all the same; the profile has the one before.
    console.warn(error);
  }
}
