import type { DialogDefinition } from '@eyelet/ui/dialogs/dialog-stack.ts';
import { useDialogs } from '@eyelet/ui/dialogs/dialogs.tsx';
import { useEffect } from 'react';
import { showHumanChecksBy } from '../bot-check/human-check.ts';
import { withWords } from '../words/dialog-words.tsx';
import type { HumanCheckProps } from './human-check-panel.tsx';

/** Opens over any other dialog, and only its own result closes it. */
const humanCheckDialog: DialogDefinition<HumanCheckProps> = {
  name: 'human-check',
  side: 'modal',
  interrupts: true,
  locked: true,
  load: withWords(['page', 'account'], () => import('./human-check-panel.tsx')),
};

/** Shows the human check when a call asks for one (C8.03). */
export function HumanCheckHost() {
  const dialogs = useDialogs();
  useEffect(
    () => showHumanChecksBy(() => new Promise((onResult) => dialogs.open(humanCheckDialog, { onResult }))),
    [dialogs],
  );
  return null;
}
