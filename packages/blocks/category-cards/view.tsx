import { Link } from '@eyelet/ui/links/link.tsx';
import { Picture } from '@eyelet/ui/pictures/picture.tsx';
import { useState } from 'react';
import type { BlockViewProps } from '../block.ts';
import { placeLink } from '../place-link.ts';
import type { CategoryCards } from './schema.ts';

/** Categories as large words; the picture beside them follows the pointer and the focus. Small screens show each its own. */
export function CategoryCardsView({ props, base }: BlockViewProps<CategoryCards>) {
  const [shown, setShown] = useState(0);
  return (
    <section className="px-gutter">
      <h2 className="label-caps mb-4 text-granite">{props.title}</h2>
      <div className="grid gap-x-12 lg:grid-cols-12">
        <ul className="lg:col-span-7">
          {props.cards.map(({ link, picture }, index) => (
            <li key={link.href} className="border-t border-drift last:border-b">
              <Link
                href={placeLink(base, link.href)}
                onPointerEnter={() => setShown(index)}
                onFocus={() => setShown(index)}
                className="group flex items-center justify-between gap-4 py-3 lg:py-4"
              >
                <span className="min-w-0 font-display text-64 font-semibold transition-transform duration-200 ease-out group-hover:translate-x-3 motion-reduce:transition-none">
                  {link.label}
                </span>
                <Picture
                  name={picture}
                  alt=""
                  sizes="80px"
                  most={240}
                  className="size-20 shrink-0 object-cover lg:hidden"
                />
              </Link>
            </li>
          ))}
        </ul>
        <div className="relative hidden bg-mist lg:col-span-5 lg:block">
          {props.cards.map(({ picture }, index) => (
            <Picture
              key={picture}
              name={picture}
              alt=""
              sizes="38vw"
              className={`absolute inset-0 size-full object-cover transition-opacity duration-200 ${index === shown ? 'opacity-100' : 'opacity-0'}`}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
