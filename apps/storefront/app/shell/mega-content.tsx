import type { NavigationEntry } from '@eyelet/contracts/catalogue/read-navigation.ts';
import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { Link } from '@eyelet/ui/links/link.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useEffect, useRef, useState } from 'react';
import { useOpenSection } from '../page/open-section.ts';
import { MegaPanel } from './mega-panel.tsx';

/**
 * The categories: each first level opens its panel, or leads to its page where it has no more to show. The panels are `details`, so they open and their links
 * work before scripts do; scripts add hover, Escape and closing when the shopper goes elsewhere.
 */
export function MegaContent({ categories }: Readonly<{ categories: readonly NavigationEntry[] }>) {
  const say = useSay();
  const bar = useRef<HTMLElement>(null);
  const section = useOpenSection(bar);
  const [opened, setOpened] = useState(false);
  // One may have been opened before scripts were there to hear it.
  useEffect(() => setOpened(bar.current?.querySelector('details[open]') != null), []);
  return (
    <nav ref={bar} aria-label={say('shop.mainNavigation')} {...section.bar}>
      <ul className="flex">
        {categories.map((category) => (
          <li key={category.id}>
            {category.children.length === 0 ? (
              // A panel with nothing but the category itself would be a press too many.
              <Link href={category.url} className="group mega-entry" onPointerEnter={section.link.onPointerEnter}>
                <span>{category.name}</span>
              </Link>
            ) : (
              <details name="mega" className="group" {...section.item} onToggle={() => setOpened(true)}>
                <summary className="mega-entry cursor-pointer">
                  <span>{category.name}</span>
                  <Icon name="chevron-down" className="size-4" />
                </summary>
                <MegaPanel category={category} opened={opened} />
              </details>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
