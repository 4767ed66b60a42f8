import type { ShownMenu } from '@eyelet/blocks/items/menu/shown-menu.ts';
import { latePart } from '@eyelet/ui/loading/late-part.tsx';
import { useRef } from 'react';

const content = latePart(async () => (await import('./mega-content.tsx')).MegaContent, { bySight: false });

/** The menu on wide screens (B2.2.37). Where no script has loaded, the menu button of small screens shows it by its id. */
export function MegaNavigation({ menu }: Readonly<{ menu: ShownMenu }>) {
  const box = useRef<HTMLDivElement>(null);
  content.useNearness(box);
  return (
    <div ref={box} id="shop-menu" className="mega-bar">
      <content.Part menu={menu} />
    </div>
  );
}
