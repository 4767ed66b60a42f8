import { Link } from '@eyelet/ui/links/link.tsx';
import { Picture } from '@eyelet/ui/pictures/picture.tsx';
import { useState } from 'react';
import { placeLink } from '../place-link.ts';
import type { BlockViewProps } from '../view-props.ts';
import type { CategoryCards } from './schema.ts';

/** Categories as large words; the picture next to them follows pointer and focus. On small screens each has its own. */
export function CategoryCardsView({ props, base }: BlockViewProps<CategoryCards>) {
  const [shown, setShown] = useState(0);
  return (
    <section className="px-gutter">
      <h2 className="label-caps mb-4 text-granite">{props.title}</h2>
      <div className="grid gap-x-12 lg:grid-cols-12">
        <ul className="border-b border-drift lg:col-span-7">
          {props.cards.map(({ link, picture }, index) => (
            <li key={link.href}>
              <Link
                href={placeLink(base, link.href)}
                onPointerEnter={() => setShown(index)}
                onFocus={() => setShown(index)}
                className="category-card"
              >
                <span>{link.label}</span>
                <Picture name={picture} alt="" sizes="80px" most={240} />
              </Link>
            </li>
          ))}
        </ul>
        <div className="category-pictures">
          {props.cards.map(({ picture }, index) => (
            <Picture
              key={picture}
              name={picture}
              alt=""
              sizes="38vw"
              className={index === shown ? 'shown' : undefined}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
