import { classes } from '../layout/classes.ts';
import { Link } from '../links/link.tsx';
import { Picture } from '../pictures/picture.tsx';

export type ColourPicture = Readonly<{
  productId: string;
  label: string;
  url: string;
  picture: string;
  available: boolean;
}>;

/** The colourways of a style as small pictures, each a link to its page. */
export function ColourPictures({
  label,
  colours,
  current,
}: Readonly<{ label: string; colours: readonly ColourPicture[]; current: string }>) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {colours.map((colour) => (
        <li key={colour.productId}>
          <Link
            href={colour.url}
            aria-current={colour.productId === current ? 'true' : undefined}
            aria-label={colour.label}
            title={colour.label}
            className="thumbnail"
          >
            <Picture
              name={colour.picture}
              alt=""
              sizes="72px"
              most={240}
              className={classes('size-18 object-cover', !colour.available && 'opacity-50')}
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}
