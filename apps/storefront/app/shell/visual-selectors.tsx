import type { ShownFirst } from '@eyelet/blocks/items/menu/shown-menu.ts';
import { Picture } from '@eyelet/ui/pictures/picture.tsx';
import { useId } from 'react';
import { MenuLink } from './menu-link.tsx';

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
            <MenuLink entry={selector} className="block">
              <Picture
                name={selector.picture}
                alt={selector.alt}
                sizes={sizes}
                least={360}
                most={480}
                className="mb-2 aspect-square w-full object-cover"
              />
              {selector.title}
            </MenuLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
