import type { ShownFirst } from '@eyelet/blocks/items/menu/shown-menu.ts';
import { Link } from '@eyelet/ui/links/link.tsx';
import { Picture } from '@eyelet/ui/pictures/picture.tsx';
import { useId } from 'react';

type VisualSelectorsProps = Readonly<{ section: ShownFirst; sizes: string; className: string }>;

/** Links to choose from by their pictures, under a title of their own (B2.2.34). */
export function VisualSelectors({ section: { selectors, selectorsTitle }, sizes, className }: VisualSelectorsProps) {
  const id = useId();
  if (selectors.length === 0) return null;
  return (
    <div className={className}>
      {selectorsTitle && (
        <p id={id} className="label-caps text-granite">
          {selectorsTitle}
        </p>
      )}
      <ul aria-labelledby={selectorsTitle ? id : undefined}>
        {selectors.map((selector) => (
          <li key={selector.id}>
            <Link href={selector.url} className="block">
              <Picture
                name={selector.picture}
                alt={selector.alt}
                sizes={sizes}
                least={360}
                most={480}
                className="mb-2 aspect-square w-full object-cover"
              />
              {selector.title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
