import { type ShownEntry, showsTitle } from '@eyelet/blocks/items/menu/shown-menu.ts';
import { Html } from '@eyelet/blocks/shared/html.tsx';
import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { classes } from '@eyelet/ui/layout/classes.ts';

/** Icon and title of a menu entry (B3.2.17); a title that is not seen is still read aloud. */
export function MenuTitle({ entry, screen }: Readonly<{ entry: ShownEntry; screen: 'sm' | 'lg' }>) {
  const title = entry.titleHtml ? <Html as="span" html={entry.titleHtml} /> : entry.title;
  if (!entry.style && !entry.icon) return title;
  return (
    <span className={classes(entry.style && `menu-${entry.style}`, entry.icon && 'menu-drawn')}>
      {entry.icon && <Icon name={entry.icon} className="size-5" />}
      {showsTitle(entry, screen) ? title : <span className="sr-only">{title}</span>}
    </span>
  );
}
