import { OnwardLink } from '@eyelet/ui/actions/text-link.tsx';
import { classes } from '@eyelet/ui/layout/classes.ts';
import { Picture } from '@eyelet/ui/pictures/picture.tsx';
import { placeLink } from '../place-link.ts';
import type { BlockViewProps } from '../view-props.ts';
import type { Tile } from './schema.ts';

/** A wide picture with a few words, inserted into a listing; it has the height of its row. */
export function TileView({ props, base }: BlockViewProps<Tile>) {
  return (
    <div
      className={classes(
        'relative flex min-h-80 w-full flex-col justify-end',
        props.tone === 'ink' ? 'text-ink' : 'text-foam',
      )}
    >
      <Picture
        name={props.picture}
        alt={props.alt}
        sizes="(min-width: 80rem) 47vw, (min-width: 48rem) 63vw, 94vw"
        className="absolute inset-0 size-full object-cover"
      />
      {/* Shade or haze behind the words, so that they are legible on any picture. */}
      <div
        className={classes(
          'relative bg-linear-to-t via-70% to-transparent px-5 pb-5 pt-24 lg:px-8 lg:pb-8',
          props.tone === 'ink' ? 'from-foam/80 via-foam/65' : 'from-ink/80 via-ink/65',
        )}
      >
        <p className="max-w-[14ch] heading">{props.title}</p>
        {props.text && <p className="mt-3 max-w-[24ch]">{props.text}</p>}
        {props.link && (
          <OnwardLink href={placeLink(base, props.link.href)} className="mt-5">
            {props.link.label}
          </OnwardLink>
        )}
      </div>
    </div>
  );
}
