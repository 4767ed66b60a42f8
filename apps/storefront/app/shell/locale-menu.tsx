import { latePart } from '@eyelet/ui/loading/late-part.tsx';
import { useRef } from 'react';
import type { ShellData } from '../shop/read-shell.ts';

const content = latePart(async () => (await import('./locale-menu-content.tsx')).LocaleMenuContent, { bySight: false });

/** Country and language in the header of wide screens. */
export function LocaleMenu({ shell }: Readonly<{ shell: ShellData }>) {
  const box = useRef<HTMLDivElement>(null);
  content.useNearness(box);
  return (
    <div ref={box} className="hidden lg:block">
      <content.Part shell={shell} />
    </div>
  );
}
