import type { Challenge } from '@eyelet/contracts/orders/order.ts';
import type { DialogDefinition } from '@eyelet/ui/dialogs/dialog-stack.ts';

export type ChallengeProps = Readonly<{
  challenge: Challenge;
  /** Called once, with whether the shopper was authenticated. */
  onResult: (authenticated: boolean) => void;
}>;

/** Hosts the 3-D Secure challenge (C2.68); no other dialog can close it (C2.72). */
export const challengeDialog: DialogDefinition<ChallengeProps & { close: () => void; titleId: string }> = {
  name: 'three-ds-challenge',
  side: 'modal',
  locked: true,
  load: () => import('./challenge-panel.tsx'),
};
