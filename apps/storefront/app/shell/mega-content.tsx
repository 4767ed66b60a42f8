import type { NavigationEntry } from '@eyelet/contracts/catalogue/read-navigation.ts';
import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { Link } from '@eyelet/ui/links/link.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useEffect, useRef, useState } from 'react';
import { useOpenSection } from '../page/open-section.ts';
import { MegaPanel } from './mega-panel.tsx';

/**
 * The categories: each of the first level opens its panel, or is a link when it has no subcategories. The panels are
 * `details`, so they open and their links work without scripts; scripts add hover, Escape and closing on leave.
 */
export function MegaContent({ categories }: Readonly<{ categories: readonly NavigationEntry[] }>) {
  const say = useSay();
  const bar = useRef<HTMLElement>(null);
  const section = useOpenSection(bar);
  const [opened, setOpened] = useState(false);
  // A panel may have been opened before scripts had loaded.
  useEffect(() => setOpened(bar.current?.querySelector('details[open]') != null), []);
  return (
    <nav ref={bar} aria-label={say('shop.mainNavigation')} {...section.bar}>
      <ul className="flex">
        {categories.map((category) => (
          <li key={category.id}>
            {category.children.length === 0 ? (
              // A category without subcategories is a link, as its panel would only repeat it.
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
