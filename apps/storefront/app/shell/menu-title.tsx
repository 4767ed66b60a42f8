import { type ShownEntry, showsTitle } from '@eyelet/blocks/items/menu/shown-menu.ts';
import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { classes } from '@eyelet/ui/layout/classes.ts';

/** Icon and title of a menu entry (B3.2.17); a title that is not seen is still read aloud. */
export function MenuTitle({ entry, screen }: Readonly<{ entry: ShownEntry; screen: 'sm' | 'lg' }>) {
  return (
    <span className={classes(entry.style && `menu-${entry.style}`, entry.icon && 'menu-drawn')}>
      {entry.icon && <Icon name={entry.icon} className="size-5" />}
      {showsTitle(entry, screen) ? entry.title : <span className="sr-only">{entry.title}</span>}
    </span>
  );
}
