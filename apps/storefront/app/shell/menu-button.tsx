import { iconButtonLook } from '@eyelet/ui/actions/icon-button.tsx';
import type { DialogDefinition } from '@eyelet/ui/dialogs/dialog-stack.ts';
import { useDialogs } from '@eyelet/ui/dialogs/dialogs.tsx';
import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { Link } from '@eyelet/ui/links/link.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';

const menu: DialogDefinition = {
  name: 'menu',
  side: 'start',
  title: 'shop.menu',
  load: () => import('./menu-drawer.tsx'),
};

/** Opens the menu on small screens; without scripts it shows the menu of wide screens. */
export function MenuButton({ className }: Readonly<{ className: string }>) {
  const say = useSay();
  const dialogs = useDialogs();
  return (
    <Link
      href="#shop-menu"
      aria-haspopup="dialog"
      aria-label={say('shop.openMenu')}
      className={`${iconButtonLook} ${className}`}
      onClick={(event) => {
        event.preventDefault();
        dialogs.open(menu, {});
      }}
    >
      <Icon name="menu" />
    </Link>
  );
}
