import type { DialogDefinition } from '@eyelet/ui/dialogs/dialog-stack.ts';
import type { ChallengeProps } from './challenge-panel.tsx';

/** Hosts the 3-D Secure challenge (C2.68); no other dialog can close it (C2.72). */
export const challengeDialog: DialogDefinition<ChallengeProps & { close: () => void; titleId: string }> = {
  name: 'three-ds-challenge',
  side: 'modal',
  locked: true,
  load: () => import('./challenge-panel.tsx'),
};
