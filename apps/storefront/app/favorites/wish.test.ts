import { throwUnanswered } from '@eyelet/contracts/kernel/unanswered.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { scriptedClient } from '@eyelet/testing/scripted-client.ts';
import { toasts } from '@eyelet/ui/toasts/toasts.ts';
import { expect, test, vi } from 'vitest';
import { localeForms } from '../shop/locale.ts';
import { isFavorite } from '../shopper/favorites-state.ts';

const client = scriptedClient(() => Promise.reject(new TypeError('no network')).catch(throwUnanswered));
vi.mock('../shopper/shopper.ts', () => ({ shopperOf: () => ({ client }) }));
vi.stubGlobal('localStorage', { getItem: () => null });
vi.stubGlobal('navigator', { onLine: false });

const { wish } = await import('./wish.ts');
const { favoritesStore } = await import('../shopper/favorites-store.ts');

test('a heart that cannot be saved reverts, with a message [C1.11]', async () => {
  const show = vi.spyOn(toasts, 'show').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const pressed = wish('P', true, localeForms('en-US'));
  expect(isFavorite(favoritesStore.get(), 'P')).toBe(true);
  await pressed;
  expect(isFavorite(favoritesStore.get(), 'P')).toBe(false);
  expect(show.mock.calls).toMatchObject([[{ title: createMessages('en')('shop.offline.title'), tone: 'error' }]]);
});
