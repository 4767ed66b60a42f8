import { useDialogs } from '@eyelet/ui/dialogs/dialogs.tsx';
import { useEffect } from 'react';
import { useMarket } from '../shop/shop-data.ts';
import { isAllowed, watchChoice } from './consents.ts';
import { consentSettingsDialog } from './settings-dialog.ts';

/** What makes room for the question. Its height is not inherited, as each element of the page would be styled anew for it. */
const makeRoom = ':root,.toast-list,body>footer';

/** Has measuring begin and end with what a visitor decides, and gives the question what needs scripts: its settings and its height. */
export function ConsentHost() {
  const { region } = useMarket();
  const dialogs = useDialogs();
  useEffect(() => {
    const apply = () => allowMeasuring(isAllowed('C0002', region));
    apply();
    return watchChoice(apply);
  }, [region]);
  useEffect(() => {
    const question = document.querySelector('.consent');
    if (!question) return;
    // Not one that is constructed, which older browsers do not know.
    const sheet = document.createElement('style');
    document.head.append(sheet);
    const measured = new ResizeObserver(([entry]) => {
      sheet.textContent = `${makeRoom}{--question:${entry?.borderBoxSize[0]?.blockSize ?? 0}px}`;
    });
    measured.observe(question);
    return () => {
      measured.disconnect();
      sheet.remove();
    };
  }, []);
  useEffect(() => {
    const button = document.querySelector<HTMLElement>('.consent [data-answer=""]');
    if (!button) return;
    const { dataset } = document.documentElement;
    const open = () => {
      delete dataset.settings;
      dialogs.open(consentSettingsDialog, {});
    };
    // It may have been pressed before this script came; who has answered since is not asked again.
    if (dataset.settings !== undefined && dataset.consent === '') open();
    button.addEventListener('click', open);
    return () => button.removeEventListener('click', open);
  }, [dialogs]);
  return null;
}

/** Entries for a tag manager are made only while the list for them is there (B7.51). */
function allowMeasuring(isOn: boolean): void {
  if (isOn) window.dataLayer ??= [];
  else delete window.dataLayer;
}
