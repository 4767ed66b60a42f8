import { hasSection } from '@eyelet/blocks/items/menu/shown-menu.ts';
import { DialogPanel } from '@eyelet/ui/dialogs/dialog-panel.tsx';
import type { DialogContentProps } from '@eyelet/ui/dialogs/dialog-stack.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { MenuAccount } from '../account-entry/menu-account.tsx';
import { MenuFavorites } from '../favorites/menu-favorites.tsx';
import { useShellData } from '../shop/shop-data.ts';
import { MyStoreLink } from '../stores/my-store-link.tsx';
import { LocaleList } from './locale-list.tsx';
import { MenuLink } from './menu-link.tsx';
import { MenuSection } from './menu-section.tsx';
import { MenuTitle } from './menu-title.tsx';

/** The menu as collapsible sections, for small screens. */
export default function MenuDrawer({ close, titleId }: DialogContentProps) {
  const say = useSay();
  const shell = useShellData();
  if (!shell) return null;
  return (
    <DialogPanel title={say('shop.menu')} titleId={titleId} close={close}>
      <nav aria-label={say('shop.mainNavigation')}>
        <ul>
          {shell.menu.items.map((item) => (
            <li key={item.id} className="border-b border-drift">
              {hasSection(item) ? (
                <MenuSection section={item} />
              ) : (
                <MenuLink entry={item} className="block py-4 font-display text-28 font-semibold">
                  <MenuTitle entry={item} screen="sm" />
                </MenuLink>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-6">
        <MenuAccount close={close} />
        <MenuFavorites />
        <MyStoreLink className="gap-3 py-3 text-18 font-medium" />
      </div>
      <h3 className="mt-8 font-medium">{say('shop.locale.label')}</h3>
      <LocaleList shell={shell} />
    </DialogPanel>
  );
}
