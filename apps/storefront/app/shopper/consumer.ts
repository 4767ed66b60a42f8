import type { Profile } from '@eyelet/contracts/consumer/profile.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { type ConsumerState, unknownConsumer } from './consumer-store.ts';
import { consumerStore, watchConsumer } from './profile.ts';
import { currentShopper } from './shopper.ts';

export { refreshConsumer } from './profile.ts';

/** Who is signed in; unknown until the first token and, for a consumer, the profile are loaded. */
export function useConsumer(): ConsumerState {
  const state = useSyncExternalStore(consumerStore.subscribe, consumerStore.get, () => unknownConsumer);
  useEffect(watchConsumer, []);
  return state;
}

/** Signs in by email and password and resolves to the profile; throws refusals of its calls. */
export async function signIn(credentials: Readonly<{ email: string; password: string }>): Promise<Profile> {
  const { signInByPassword } = await import('./sign-in.ts');
  return signInByPassword(currentShopper(), credentials);
}

/** Signs out; the shopper becomes a guest, and nothing of the consumer stays in this browser (C4.32, C4.33). */
export async function signOut(): Promise<void> {
  const { endSession } = await import('./sign-out.ts');
  return endSession(currentShopper());
}
