import type { ShownMenu } from '@eyelet/blocks/items/menu/shown-menu.ts';
import { latePart } from '@eyelet/ui/loading/late-part.tsx';
import { use, useRef } from 'react';
import { ShellContext } from '../shop/shop-data.ts';

const content = latePart(async () => (await import('./mega-content.tsx')).MegaContent, { bySight: false });

const place = 'shop-menu';

/**
 * The menu on wide screens (B2.2.37), which the server has written for all pages. Where no script has loaded, the menu button of small
 * screens shows it by its id.
 */
export function MegaNavigation({ menu }: Readonly<{ menu: ShownMenu }>) {
  const box = useRef<HTMLDivElement>(null);
  content.useNearness(box);
  if (import.meta.env.SSR) {
    const written = use(ShellContext)?.menu;
    if (written) return <div id={place} className="mega-bar" dangerouslySetInnerHTML={{ __html: written }} />;
  }
  return (
    <div ref={box} id={place} className="mega-bar">
      <content.Part menu={menu} />
    </div>
  );
}
