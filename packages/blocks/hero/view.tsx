import { ButtonLink } from '@eyelet/ui/actions/button.tsx';
import { classes } from '@eyelet/ui/layout/classes.ts';
import { Picture } from '@eyelet/ui/pictures/picture.tsx';
import { placeLink } from '../place-link.ts';
import type { BlockViewProps } from '../view-props.ts';
import type { Hero } from './schema.ts';

const focuses = { left: 'object-left', center: 'object-center', right: 'object-right' } as const;

/** One full-width scene, one sentence, one button. */
export function HeroView({ props, base, first }: BlockViewProps<Hero>) {
  const Heading = first ? 'h1' : 'h2';
  return (
    <section
      className={classes(
        'relative flex min-h-[min(86svh,54rem)] px-gutter py-10 lg:py-14',
        props.place === 'top' ? 'items-start' : 'items-end',
      )}
    >
      <Picture
        name={props.picture}
        alt={props.alt}
        sizes="100vw"
        width={1400}
        height={875}
        priority={first}
        className={classes('absolute inset-0 size-full object-cover', focuses[props.focus])}
      />
      <div className={classes('relative', props.tone === 'ink' ? 'text-ink' : 'text-foam')}>
        <Heading className="max-w-[13ch] font-display text-96 font-semibold">{props.sentence}</Heading>
        <ButtonLink
          href={placeLink(base, props.link.href)}
          tone={props.tone === 'ink' ? 'primary' : 'light'}
          className="mt-8 lg:mt-10"
        >
          {props.link.label}
        </ButtonLink>
      </div>
    </section>
  );
}
