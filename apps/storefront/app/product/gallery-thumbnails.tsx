import type { Picture as ProductPicture } from '@eyelet/contracts/catalogue/product.ts';
import { Picture } from '@eyelet/ui/pictures/picture.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';

type GalleryThumbnailsProps = Readonly<{
  pictures: readonly ProductPicture[];
  current: number;
  onChoose: (index: number) => void;
}>;

/** Thumbnails that link to the pictures, on wide screens. */
export function GalleryThumbnails({ pictures, current, onChoose }: GalleryThumbnailsProps) {
  const say = useSay();
  return (
    <ol className="hidden flex-col gap-2 lg:flex">
      {pictures.map((picture, index) => (
        <li key={picture.name}>
          <a
            href={`#picture-${index + 1}`}
            aria-label={say('product.picture', { n: index + 1, total: pictures.length })}
            aria-current={index === current ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              onChoose(index);
            }}
            className="thumbnail"
          >
            <Picture name={picture.name} alt="" sizes="80px" most={240} className="aspect-square w-full" />
          </a>
        </li>
      ))}
    </ol>
  );
}
