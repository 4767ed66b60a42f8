import type { AuthData } from '@eyelet/contracts/auth/auth.ts';
import type { Profile } from '@eyelet/contracts/consumer/profile.ts';
import { readConsumer } from '@eyelet/contracts/consumer/read.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import type { Identity } from '../session/identity.ts';
import { hearTabs, tellTabs } from '../session/session-channel.ts';
import { browserStorage } from '../storage/storage.ts';
import { createConsumerStore, guest } from './consumer-store.ts';
import { keepStore } from './my-store.ts';
import { currentShopper, type Shopper } from './shopper.ts';

/** Who is signed in, for all parts of the page. */
export const consumerStore = createConsumerStore();

let watched: Identity | undefined;
let reading: Promise<Profile> | undefined;

/** Loads the profile whenever the token belongs to a consumer, and when another tab announces a change of it. */
export function watchConsumer(): void {
  const shopper = currentShopper();
  const { identity } = shopper.client;
  if (watched === identity) return;
  watched = identity;
  identity.subscribe(({ now }) => learn(shopper, now));
  hearTabs((news) => {
    if (news.kind === 'profile' && news.consumerNo === identity.current()?.consumerNo) show(news.profile);
  });
  const known = identity.current();
  if (known) learn(shopper, known);
  else identity.ensure().catch((error: unknown) => console.warn(error));
}

function learn(shopper: Shopper, { consumerType }: AuthData): void {
  if (consumerType === 'GUEST') consumerStore.set(guest);
  else readProfile(shopper).catch(beGuest);
}

function beGuest(error: unknown): void {
  if (error instanceof ApiError) consumerStore.set(guest);
  else console.warn(error);
}

/** Stores who is signed in, and takes over the consumer's preferred store in this browser. */
function show(profile: Profile): void {
  const { favStore } = profile.preferences;
  if (favStore) keepStore(browserStorage(), favStore);
  consumerStore.set({ status: 'consumer', profile });
}

function readProfile({ client }: Shopper): Promise<Profile> {
  const read = client.call(readConsumer, {}).then((profile) => {
    show(profile);
    tellTabs({ kind: 'profile', consumerNo: client.identity.current()?.consumerNo ?? '', profile });
    return profile;
  });
  reading = read;
  return read;
}

/** Reads the profile again, as after a change. */
export async function refreshConsumer(): Promise<void> {
  try {
    await readProfile(currentShopper());
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    consumerStore.set(guest);
  }
}

async function tell(notices: AuthData['notices']): Promise<void> {
  const { tellNotices } = await import('./tell-notices.ts');
  await tellNotices(notices, document.documentElement.lang);
}

/** Applies a token call that signed a consumer in: updates cart and other tabs, and resolves to the profile. */
export function becomeConsumer(shopper: Shopper, data: AuthData): Promise<Profile> {
  watchConsumer();
  reading = undefined;
  shopper.client.identity.take(data);
  if (data.notices.length > 0) void tell(data.notices);
  return reading ?? readProfile(shopper);
}
