import { createDialogManager } from '@eyelet/ui/dialogs/dialog-manager.ts';
import { expect, test, vi } from 'vitest';

vi.mock('../words/dialog-words.tsx', () => ({ withWords: (_: unknown, load: unknown) => load }));

const { signingDialogs } = await import('./open.ts');

function opened(features: readonly string[]): string | undefined {
  const manager = createDialogManager();
  signingDialogs(manager, features).openSignIn();
  return manager.read().at(-1)?.definition.name;
}

test('a visitor who signs in starts with the enrolment when the simplified variant is switched on [C2.64]', () => {
  expect(opened(['simplified-enrolment'])).toBe('enrolment');
  expect(opened(['join-loyalty-button'])).toBe('sign-in');
});
