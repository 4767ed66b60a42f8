import type { NavigationEntry } from '@eyelet/contracts/catalogue/read-navigation.ts';
import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { Link } from '@eyelet/ui/links/link.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useEffect, useRef, useState } from 'react';
import { MegaPanel } from './mega-panel.tsx';
import { useOpenSection } from './open-section.ts';

const entry = 'flex h-(--header) items-center gap-1 px-3 font-medium';
const name = 'border-b border-transparent transition-colors duration-150 group-hover:border-ink group-open:border-ink';

/**
 * The categories on wide screens: each first level opens its panel, or leads to its page where it has no more to show. The panels are `details`, so they open and their links
 * work before scripts do; scripts add hover, Escape and closing when the shopper goes elsewhere.
 */
export function MegaNavigation({ categories }: Readonly<{ categories: readonly NavigationEntry[] }>) {
  const say = useSay();
  const bar = useRef<HTMLElement>(null);
  const section = useOpenSection(bar);
  const [opened, setOpened] = useState(false);
  // One may have been opened before scripts were there to hear it.
  useEffect(() => setOpened(bar.current?.querySelector('details[open]') != null), []);
  return (
    <nav ref={bar} aria-label={say('shop.mainNavigation')} className="hidden grow xl:block" {...section.bar}>
      <ul className="flex">
        {categories.map((category) => (
          <li key={category.id}>
            {category.children.length === 0 ? (
              // A panel with nothing but the category itself would be a press too many.
              <Link href={category.url} className={`group ${entry}`} onPointerEnter={section.link.onPointerEnter}>
                <span className={name}>{category.name}</span>
              </Link>
            ) : (
              <details name="mega" className="group" {...section.item} onToggle={() => setOpened(true)}>
                <summary className={`cursor-pointer ${entry}`}>
                  <span className={name}>{category.name}</span>
                  <Icon
                    name="chevron-down"
                    className="size-4 transition-transform duration-200 group-open:rotate-180 motion-reduce:transition-none"
                  />
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
