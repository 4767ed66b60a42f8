import type { ShownFirst } from '@eyelet/blocks/items/menu/shown-menu.ts';
import { Link } from '@eyelet/ui/links/link.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { MenuBanner } from './menu-banner.tsx';
import { MenuLink } from './menu-link.tsx';
import { MenuTitle } from './menu-title.tsx';
import { VisualSelectors } from './visual-selectors.tsx';

/**
 * What a first entry opens on wide screens: columns, each a sixth of it (B9.14), with the second and third level. Its pictures come
 * when a panel has been opened.
 */
export function MegaPanel({ section, opened }: Readonly<{ section: ShownFirst; opened: boolean }>) {
  const say = useSay();
  const { shopAll, columns, banner } = section;
  return (
    <div className="mega">
      {shopAll && !shopAll.hidden.lg && (
        <Link href={shopAll.url} className="mega-all">
          {shopAll.text ?? say('shop.allOf', { category: section.title })}
        </Link>
      )}
      {columns.map((column, index) => (
        <ul key={column[0]?.id ?? index}>
          {column.map((second) => (
            <li key={second.id}>
              <MenuLink entry={second}>
                <MenuTitle entry={second} screen="lg" />
              </MenuLink>
              {second.children.length > 0 && (
                <ul>
                  {second.children.map((third) => (
                    <li key={third.id}>
                      <MenuLink entry={third}>
                        <MenuTitle entry={third} screen="lg" />
                      </MenuLink>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      ))}
      {opened && <VisualSelectors section={section} sizes="15vw" className="mega-selectors" />}
      {opened && banner && (
        <div className="mega-banner">
          <MenuBanner banner={banner} screen="lg" />
        </div>
      )}
    </div>
  );
}
