import { hasSection, type ShownMenu } from '@eyelet/blocks/items/menu/shown-menu.ts';
import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useOpenSection } from '../page/open-section.ts';
import { MegaPanel } from './mega-panel.tsx';
import { MenuLink } from './menu-link.tsx';
import { MenuTitle } from './menu-title.tsx';

/**
 * The bar of the menu: an entry opens its panel, or is a link when it has nothing in it. The panels are `details`, so they open and
 * their links work without scripts; scripts add hover, Escape and closing on leave and on navigation (B4.1.09–11).
 */
export function MegaContent({ menu }: Readonly<{ menu: ShownMenu }>) {
  const say = useSay();
  const bar = useRef<HTMLElement>(null);
  const section = useOpenSection(bar);
  const [opened, setOpened] = useState(false);
  const hovers = menu.opensOn === 'hover';
  // A panel may have been opened before scripts had loaded.
  useEffect(() => setOpened(bar.current?.querySelector('details[open]') != null), []);
  return (
    <nav ref={bar} aria-label={say('shop.mainNavigation')} {...section.bar}>
      <ul className="mega-list">
        {menu.items.map((item) => (
          <li key={item.id}>
            {hasSection(item) ? (
              <details name="mega" className="group" {...(hovers ? section.item : {})} onToggle={() => setOpened(true)}>
                {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control */}
                <summary className="mega-entry" onClick={hovers ? staysOpen : undefined}>
                  <span>
                    <MenuTitle entry={item} screen="lg" />
                  </span>
                  <Icon name="chevron-down" />
                </summary>
                <MegaPanel section={item} opened={opened} />
              </details>
            ) : (
              <MenuLink entry={item} className="group mega-entry" onPointerEnter={section.link.onPointerEnter}>
                <span>
                  <MenuTitle entry={item} screen="lg" />
                </span>
              </MenuLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Keeps a panel open that hovering has just opened: the press of the mouse would close it again. */
function staysOpen(event: MouseEvent<HTMLElement>): void {
  const { nativeEvent, currentTarget } = event;
  if (!(nativeEvent instanceof PointerEvent) || nativeEvent.pointerType !== 'mouse') return;
  event.preventDefault();
  (currentTarget.parentElement as HTMLDetailsElement).open = true;
}
