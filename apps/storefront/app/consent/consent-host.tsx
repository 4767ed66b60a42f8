import { type ComponentType, useEffect, useState } from 'react';
import { previewOfPage } from '../shop/preview-of-page.ts';
import { useMarket } from '../shop/shop-data.ts';
import { withWords } from '../words/dialog-words.tsx';
import { isAllowed, useHasChosen, watchChoice } from './consents.ts';

const load = withWords(['page', 'consent'], () => import('./banner.tsx'));

/** Asks a visitor who has not decided yet, and has measuring begin and end with what they decide. Authors of a preview are not asked. */
export function ConsentHost() {
  const { region } = useMarket();
  const hasChosen = useHasChosen();
  const [Banner, setBanner] = useState<ComponentType>();
  const asks = !hasChosen && !previewOfPage();
  useEffect(() => {
    const apply = () => allowMeasuring(isAllowed('C0002', region));
    apply();
    return watchChoice(apply);
  }, [region]);
  useEffect(() => {
    if (asks) load().then((loaded) => setBanner(() => loaded.default), console.warn);
  }, [asks]);
  return asks && Banner ? <Banner /> : null;
}

/** Entries for a tag manager are made only while the list for them is there (B7.51). */
function allowMeasuring(isOn: boolean): void {
  if (isOn) window.dataLayer ??= [];
  else delete window.dataLayer;
}
