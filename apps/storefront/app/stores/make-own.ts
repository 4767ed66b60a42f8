import { updateConsumer } from '@eyelet/contracts/consumer/update.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { tellRefusal } from '../session/refusals.ts';
import { keepStore, type MyStore } from '../shopper/my-store.ts';
import { currentShopper } from '../shopper/shopper.ts';
import { browserStorage } from '../storage/storage.ts';

/**
 * Makes a store the preferred one: in this browser and, for a consumer, in the profile, for their other devices. A profile
 * that refuses it says so (C8.101), and keeps the previous one.
 */
export async function makeOwn(store: MyStore, tag: string): Promise<void> {
  keepStore(browserStorage(), store);
  const { client } = currentShopper();
  try {
    const { consumerType, isAssociate } = await client.identity.ensure();
    if (consumerType === 'GUEST' || isAssociate) return;
    await client.call(updateConsumer, { body: { consumerProfile: { preferences: { favStoreId: store.id } } } });
  } catch (error) {
    if (error instanceof ApiError) await tellRefusal(error, tag);
    else console.warn(error);
  }
}
