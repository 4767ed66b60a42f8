import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { classes } from '@eyelet/ui/layout/classes.ts';
import { Link } from '@eyelet/ui/links/link.tsx';
import { useId, useState } from 'react';
import { placeLink } from '../place-link.ts';
import { BlockFrame } from '../shared/frame.tsx';
import type { BlockViewProps } from '../view-props.ts';
import type { SecondaryNavigation } from './schema.ts';

/**
 * Links of one subject: a row on wide screens (B2.2.21), below that a list that a press on its title unfolds (B2.2.22).
 * Without a script the list is open.
 */
export function SecondaryNavigationView({ props, base }: BlockViewProps<SecondaryNavigation>) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <BlockFrame props={props} as="div">
      <nav
        aria-label={props.title}
        className={classes('secondary-navigation', !props.backdrop && 'border-y border-drift')}
      >
        <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {props.title}
          <Icon
            name="chevron-down"
            className={classes('size-5 transition-transform duration-200', open && 'rotate-180')}
          />
        </button>
        <ul id={id} data-open={open}>
          {props.targets.map(({ id: own, url, text, targetAttribute }) => (
            <li key={`${url} ${text}`}>
              <Link id={own} href={placeLink(base, url)} target={targetAttribute}>
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </BlockFrame>
  );
}
