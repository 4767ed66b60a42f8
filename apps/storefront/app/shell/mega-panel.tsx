import type { NavigationEntry } from '@eyelet/contracts/catalogue/read-navigation.ts';
import { Link } from '@eyelet/ui/links/link.tsx';
import { Picture } from '@eyelet/ui/pictures/picture.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useState } from 'react';

/** Second and third level of a category and, once a panel has been opened, a picture of the hovered entry. */
export function MegaPanel({ category, opened }: Readonly<{ category: NavigationEntry; opened: boolean }>) {
  const say = useSay();
  const [preview, setPreview] = useState(category.picture);
  return (
    <div className="mega">
      <div>
        <div>
          <Link href={category.url} className="heading">
            {say('shop.allOf', { category: category.name })}
          </Link>
          <ul className="mt-8 columns-4 gap-8">
            {category.children.map((second) => (
              <li
                key={second.id}
                className="mega-group"
                onPointerEnter={() => second.picture && setPreview(second.picture)}
              >
                <Link href={second.url} className="font-medium">
                  {second.name}
                </Link>
                <ul>
                  {second.children.map((third) => (
                    <li key={third.id}>
                      <Link href={third.url}>{third.name}</Link>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </div>
        {opened && preview && (
          <Picture
            name={preview}
            alt=""
            sizes="22rem"
            least={360}
            most={800}
            className="aspect-square w-full object-cover"
          />
        )}
      </div>
    </div>
  );
}
