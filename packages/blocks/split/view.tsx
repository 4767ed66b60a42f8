import { OnwardLink } from '@eyelet/ui/actions/text-link.tsx';
import { classes } from '@eyelet/ui/layout/classes.ts';
import { Picture } from '@eyelet/ui/pictures/picture.tsx';
import { placeLink } from '../place-link.ts';
import type { BlockViewProps } from '../view-props.ts';
import type { Split } from './schema.ts';

/** A picture up to the edge of the page, next to a story. */
export function SplitView({ props, base, first }: BlockViewProps<Split>) {
  const Heading = first ? 'h1' : 'h2';
  const left = props.side === 'left';
  return (
    <section className="grid items-center gap-8 lg:grid-cols-12 lg:gap-0">
      <Picture
        name={props.picture}
        alt={props.alt}
        sizes="(min-width: 64rem) 58vw, 100vw"
        priority={first}
        className={classes(
          'aspect-[5/4] w-full object-cover sm:aspect-[16/9] lg:col-span-7 lg:row-start-1 lg:aspect-[6/5]',
          left ? 'lg:col-start-1' : 'lg:col-start-6',
        )}
      />
      <div
        className={classes(
          'px-gutter lg:row-start-1 lg:px-0',
          left ? 'lg:col-start-9 lg:col-end-13 lg:pr-(--gutter)' : 'lg:col-start-1 lg:col-end-5 lg:pl-(--gutter)',
        )}
      >
        {props.label && <p className="label-caps mb-4 text-granite">{props.label}</p>}
        <Heading className="heading">{props.title}</Heading>
        <div className="mt-5 space-y-4 text-18">
          {props.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {props.link && (
          <OnwardLink href={placeLink(base, props.link.href)} className="mt-7">
            {props.link.label}
          </OnwardLink>
        )}
      </div>
    </section>
  );
}
