import { DialogPanel } from '@eyelet/ui/dialogs/dialog-panel.tsx';
import type { DialogContentProps } from '@eyelet/ui/dialogs/dialog-stack.ts';
import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { Link } from '@eyelet/ui/links/link.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { MenuAccount } from '../account-entry/menu-account.tsx';
import { MenuFavorites } from '../favorites/menu-favorites.tsx';
import { useShellData } from '../shop/shop-data.ts';
import { MyStoreLink } from '../stores/my-store-link.tsx';
import { LocaleList } from './locale-list.tsx';

/** The category tree as collapsible sections, for small screens. */
export default function MenuDrawer({ close, titleId }: DialogContentProps) {
  const say = useSay();
  const shell = useShellData();
  if (!shell) return null;
  return (
    <DialogPanel title={say('shop.menu')} titleId={titleId} close={close}>
      <nav aria-label={say('shop.mainNavigation')}>
        <ul>
          {shell.categories.map((first) => (
            <li key={first.id} className="border-b border-drift">
              {first.children.length === 0 ? (
                <Link href={first.url} className="block py-4 font-display text-28 font-semibold">
                  {first.name}
                </Link>
              ) : (
                <details name="menu" className="group">
                  <summary className="flex cursor-pointer items-center justify-between py-4 font-display text-28 font-semibold">
                    {first.name}
                    <Icon name="plus" className="size-5 transition-transform duration-200 group-open:rotate-45" />
                  </summary>
                  <ul className="space-y-1 pb-4">
                    <li>
                      <Link href={first.url} className="plain-link block py-2.5">
                        {say('shop.allOf', { category: first.name })}
                      </Link>
                    </li>
                    {first.children.map((second) => (
                      <li key={second.id}>
                        <Link href={second.url} className="block py-2.5 font-medium">
                          {second.name}
                        </Link>
                        <ul className="flex flex-wrap gap-x-4 text-granite">
                          {second.children.map((third) => (
                            <li key={third.id}>
                              <Link href={third.url} className="inline-block py-2.5">
                                {third.name}
                              </Link>
                            </li>
                          ))}
                        </ul>
                      </li>
                    ))}
                  </ul>
                </details>
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
