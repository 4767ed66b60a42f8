import type { DialogDefinition } from '@eyelet/ui/dialogs/dialog-stack.ts';
import { withWords } from '../words/dialog-words.tsx';

/** The categories of consent, each with its switch (C3.46 to C3.49). */
export const consentSettingsDialog: DialogDefinition = {
  name: 'consent-settings',
  side: 'modal',
  title: 'shop.footer.consent',
  load: withWords(['page', 'consent'], () => import('./settings-panel.tsx')),
};
