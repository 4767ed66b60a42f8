import type { Product } from '@eyelet/contracts/catalogue/product.ts';
import { iconButtonLook } from '@eyelet/ui/actions/icon-button.tsx';
import type { DialogDefinition } from '@eyelet/ui/dialogs/dialog-stack.ts';
import { useDialogs } from '@eyelet/ui/dialogs/dialogs.tsx';
import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { Picture } from '@eyelet/ui/pictures/picture.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useRef, useState } from 'react';
import { GalleryThumbnails } from './gallery-thumbnails.tsx';
import type { ZoomProps } from './zoom.tsx';

const zoom: DialogDefinition<ZoomProps> = { name: 'zoom', side: 'stage', load: () => import('./zoom.tsx') };

/** The pictures of a colourway in a scroll-snap row; thumbnails link to each, also without scripts. */
export function Gallery({ product }: Readonly<{ product: Product }>) {
  const say = useSay();
  const dialogs = useDialogs();
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const { pictures, name } = product;

  function follow(): void {
    const element = strip.current;
    if (element) setCurrent(Math.round(element.scrollLeft / element.clientWidth));
  }

  return (
    <div className="lg:grid lg:grid-cols-[5rem_1fr] lg:gap-4">
      <GalleryThumbnails
        pictures={pictures}
        current={current}
        onChoose={(index) => strip.current?.scrollTo({ left: index * strip.current.clientWidth })}
      />
      <div className="relative min-w-0 lg:col-start-2 lg:row-start-1">
        <ul
          ref={strip}
          aria-label={say('product.gallery', { name })}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
          tabIndex={0}
          onScroll={follow}
          className="no-scrollbar flex snap-x snap-mandatory overflow-x-auto motion-safe:scroll-smooth"
        >
          {pictures.map((picture, index) => (
            <li key={picture.name} id={`picture-${index + 1}`} className="w-full shrink-0 snap-start">
              <Picture
                name={picture.name}
                alt={picture.alt}
                least={480}
                sizes="(min-width: 80rem) 58vw, (min-width: 64rem) 50vw, 100vw"
                priority={index === 0}
                className="aspect-square w-full lg:max-h-[calc(100svh-9rem)] lg:object-cover"
              />
            </li>
          ))}
        </ul>
        <button
          type="button"
          aria-label={say('product.zoom')}
          className={`absolute right-3 top-3 ${iconButtonLook}`}
          onClick={() => dialogs.open(zoom, { pictures, start: current, name })}
        >
          <Icon name="zoom" />
        </button>
        <p aria-hidden="true" className="absolute bottom-3 right-4 text-14 tabular-nums lg:hidden">
          {current + 1} / {pictures.length}
        </p>
      </div>
    </div>
  );
}
