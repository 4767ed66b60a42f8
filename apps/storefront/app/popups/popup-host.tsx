import { type ComponentType, useEffect, useState } from 'react';
import type { ShellData } from '../shop/read-shell.ts';

type Popups = ComponentType<Pick<ShellData, 'popups'>>;

/** Loads the pop-ups of the market; a market without any loads nothing. */
export function PopupHost({ popups }: Pick<ShellData, 'popups'>) {
  const [Shown, setShown] = useState<Popups>();
  useEffect(() => {
    if (popups.length > 0) import('./popups.tsx').then((loaded) => setShown(() => loaded.Popups), console.warn);
  }, []);
  return Shown && <Shown popups={popups} />;
}
