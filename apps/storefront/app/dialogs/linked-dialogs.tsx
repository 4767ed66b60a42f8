import { useDialogs } from '@eyelet/ui/dialogs/dialogs.tsx';
import { useEffect } from 'react';
import { linkedContentDialog } from './linked-dialog.ts';
import { linkedDialog } from './linked-path.ts';

/**
 * Opens the dialogs of the content above any page, whoever wrote the link: a block, a menu, a text. It hears of a press before the
 * router and the link itself do, which would open the page of the dialog.
 */
export function LinkedDialogs() {
  const dialogs = useDialogs();
  useEffect(() => {
    const press = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a');
      const path = link && !event.defaultPrevented ? linkedDialog(link, event, location) : undefined;
      if (path === undefined) return;
      event.preventDefault();
      dialogs.open(linkedContentDialog, { path });
    };
    document.addEventListener('click', press, true);
    document.documentElement.dataset.dialogs = 'true';
    const early = window.earlyDialog;
    window.earlyDialog = undefined;
    early?.click();
    return () => document.removeEventListener('click', press, true);
  }, [dialogs]);
  return null;
}
