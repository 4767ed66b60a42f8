import { classes } from '@eyelet/ui/layout/classes.ts';
import type { SharedProps } from './shape.ts';
import { CallToAction } from './targets.tsx';
import { Words } from './words.tsx';

export type IntroProps = Readonly<{
  props: SharedProps &
    Readonly<{ textLink?: Readonly<{ url: string; text: string; targetAttribute?: '_self' | '_blank' }> }>;
  base: string;
  first: boolean;
}>;

/** What stands above the items of a block: its words, and beside them a link (B3.2.06). */
export function Intro({ props, base, first }: IntroProps) {
  const { title, titleHtml, hideTitle, subtitle, subtitleHtml, overline, eyebrowText, eyebrowLogo, richText } = props;
  const hasTitle = (title || titleHtml) && !hideTitle;
  const seen =
    hasTitle || subtitle || subtitleHtml || overline || eyebrowText || eyebrowLogo || richText || props.textLink;
  return (
    <div
      className={classes('flex flex-wrap items-end justify-between gap-x-8 gap-y-2 px-gutter', seen && 'mb-6 lg:mb-8')}
    >
      <Words props={props} base={base} first={first} />
      {props.textLink && <CallToAction target={props.textLink} base={base} look="link" />}
    </div>
  );
}

/** What a block is called for those who cannot see it. */
export function labelOf({ title, name }: Pick<SharedProps, 'title' | 'name'>): string | undefined {
  return title ?? name?.replaceAll(/\[[^\]]*\]/g, '').trim();
}
