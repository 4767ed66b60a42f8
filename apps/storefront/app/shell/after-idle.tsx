import { type ComponentType, useEffect, useState } from 'react';
import type { ShellData } from '../shop/read-shell.ts';

type Parts = ComponentType<Readonly<{ shell: ShellData }>>;

/** Parts of every page that can wait: they are loaded when the browser is idle, and the server does not render them. */
export function AfterIdle({ shell }: Readonly<{ shell: ShellData }>) {
  const [Parts, setParts] = useState<Parts>();
  useEffect(() => {
    // Safari has no idle callbacks.
    const later = window.requestIdleCallback ?? setTimeout;
    later(() => import('./idle-parts.tsx').then((loaded) => setParts(() => loaded.IdleParts), console.warn));
  }, []);
  return Parts && <Parts shell={shell} />;
}
