import type { ShownFirst } from '@eyelet/blocks/items/menu/shown-menu.ts';
import { OpenSign } from '@eyelet/ui/disclosure/open-sign.tsx';
import { Link } from '@eyelet/ui/links/link.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { MenuBanner } from './menu-banner.tsx';
import { MenuLink } from './menu-link.tsx';
import { MenuTitle } from './menu-title.tsx';
import { VisualSelectors } from './visual-selectors.tsx';

/** A first entry on small screens, as a section that opens and closes (B2.2.35, B4.1.08). */
export function MenuSection({ section }: Readonly<{ section: ShownFirst }>) {
  const say = useSay();
  const { shopAll, columns, banner } = section;
  return (
    <details name="menu">
      <summary className="flex items-center justify-between py-4 font-display text-28 font-semibold">
        <MenuTitle entry={section} screen="sm" />
        <OpenSign />
      </summary>
      <ul className="space-y-1 pb-4">
        {shopAll && !shopAll.hidden.sm && (
          <li>
            <Link href={shopAll.url} className="plain-link inline-block py-2.5">
              {shopAll.text ?? say('shop.allOf', { category: section.title })}
            </Link>
          </li>
        )}
        {columns.flat().map((second) => (
          <li key={second.id}>
            <MenuLink entry={second} className="block py-2.5 font-medium">
              <MenuTitle entry={second} screen="sm" />
            </MenuLink>
            {second.children.length > 0 && (
              <ul className="flex flex-wrap gap-x-4 text-granite">
                {second.children.map((third) => (
                  <li key={third.id}>
                    <MenuLink entry={third} className="inline-block min-w-11 py-2.5">
                      <MenuTitle entry={third} screen="sm" />
                    </MenuLink>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <VisualSelectors section={section} sizes="9rem" className="menu-selectors" />
      {banner && (
        <div className="pb-6">
          <MenuBanner banner={banner} screen="sm" />
        </div>
      )}
    </details>
  );
}
