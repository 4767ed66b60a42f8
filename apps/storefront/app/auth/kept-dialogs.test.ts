import { createDialogManager } from '@eyelet/ui/dialogs/dialog-manager.ts';
import { expect, test } from 'vitest';
import { challengeDialog } from '../checkout/challenge.ts';
import { signUpDialog } from '../joining/sign-up-dialog.ts';
import { quickShop } from '../quick-shop/quick-shop-button.tsx';
import { changeStoreDialog } from '../stores/change-store-dialog.ts';
import { pickupDialog } from '../stores/pickup-dialog.ts';
import { payLaterDialog } from '../wallets/pay-later-dialog.ts';
import { forgotPasswordDialog, signInDialog } from './dialogs.ts';

/** Dialogs that are open after a dialog was opened over another one. */
function openAfter(...definitions: readonly object[]): readonly string[] {
  const manager = createDialogManager();
  for (const definition of definitions) manager.open(definition as typeof changeStoreDialog, {} as never);
  return manager.read().flatMap(({ leaving, definition }) => (leaving ? [] : [definition.name]));
}

test.each([quickShop, pickupDialog])(
  '$name stays open under a dialog that the shopper must finish first, and under no other [C2.72]',
  (kept) => {
    for (const above of [signInDialog, forgotPasswordDialog, signUpDialog, payLaterDialog]) {
      expect(openAfter(kept, above)).toEqual([kept.name, above.name]);
    }
    expect(openAfter(kept, changeStoreDialog)).toEqual([changeStoreDialog.name]);
  },
);

test('the challenge stays open under every other dialog of the shop [C2.72]', () => {
  for (const above of [signInDialog, pickupDialog, quickShop]) {
    expect(openAfter(challengeDialog, above)).toEqual([challengeDialog.name, above.name]);
  }
});
