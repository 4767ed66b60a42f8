import type { NavigationEntry } from '@eyelet/contracts/catalogue/read-navigation.ts';
import { Link } from '@eyelet/ui/links/link.tsx';
import { Picture } from '@eyelet/ui/pictures/picture.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useState } from 'react';

/** Second and third level of a category, with a picture of what the pointer is on. */
export function MegaPanel({ category }: Readonly<{ category: NavigationEntry }>) {
  const say = useSay();
  const [preview, setPreview] = useState(category.picture);
  return (
    <div className="absolute inset-x-0 top-full border-y border-drift bg-foam">
      <div className="grid grid-cols-[1fr_18rem] gap-12 px-gutter py-10 xl:grid-cols-[1fr_22rem]">
        <div>
          <Link href={category.url} className="quiet-link font-display text-40 font-semibold">
            {say('shop.allOf', { category: category.name })}
          </Link>
          <ul className="mt-8 columns-3 gap-8 xl:columns-4">
            {category.children.map((second) => (
              <li
                key={second.id}
                className="mb-8 break-inside-avoid"
                onPointerEnter={() => second.picture && setPreview(second.picture)}
              >
                <Link href={second.url} className="quiet-link font-medium">
                  {second.name}
                </Link>
                <ul className="mt-2 space-y-1.5 text-granite">
                  {second.children.map((third) => (
                    <li key={third.id}>
                      <Link href={third.url} className="quiet-link hover:text-ink">
                        {third.name}
                      </Link>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </div>
        {preview && (
          <Picture name={preview} alt="" sizes="22rem" most={800} className="aspect-square w-full object-cover" />
        )}
      </div>
    </div>
  );
}
