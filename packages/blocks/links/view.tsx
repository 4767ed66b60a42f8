import { Link } from '@eyelet/ui/links/link.tsx';
import { placeLink } from '../place-link.ts';
import type { BlockViewProps } from '../view-props.ts';
import type { LinkGroups } from './schema.ts';

/** Links in titled groups, as in the foot of the shop. */
export function LinkGroupsView({ props, base }: BlockViewProps<LinkGroups>) {
  return (
    <section className="grid gap-8 px-gutter sm:grid-cols-2 lg:grid-cols-4">
      {props.groups.map((group) => (
        <nav key={group.title} aria-label={group.title}>
          <h2 className="label-caps text-granite">{group.title}</h2>
          <ul className="mt-4 space-y-1">
            {group.links.map((link) => (
              <li key={link.href}>
                <Link href={placeLink(base, link.href)} className="quiet-link inline-block py-1 text-18">
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </section>
  );
}
