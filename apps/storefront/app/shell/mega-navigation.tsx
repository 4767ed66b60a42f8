import type { NavigationEntry } from '@eyelet/contracts/catalogue/read-navigation.ts';
import { latePart } from '@eyelet/ui/loading/late-part.tsx';
import { useRef } from 'react';

const content = latePart(async () => (await import('./mega-content.tsx')).MegaContent, { bySight: false });

/** The categories on wide screens. */
export function MegaNavigation({ categories }: Readonly<{ categories: readonly NavigationEntry[] }>) {
  const box = useRef<HTMLDivElement>(null);
  content.useNearness(box);
  return (
    <div ref={box} className="hidden grow xl:block">
      <content.Part categories={categories} />
    </div>
  );
}
