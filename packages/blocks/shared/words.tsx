import { classes } from '@eyelet/ui/layout/classes.ts';
import { Picture } from '@eyelet/ui/pictures/picture.tsx';
import { inColour } from './colour.ts';
import { Html } from './html.tsx';
import type { SharedProps } from './shape.ts';
import { type TargetStyle, Targets } from './targets.tsx';
import { BlockTitle, Subtitle, type TitleStyle } from './title.tsx';

export type WordsProps = Readonly<{
  props: SharedProps;
  base: string;
  first: boolean;
  titleLook?: TitleStyle;
  targetLook?: TargetStyle;
  titleClassName?: string;
  className?: string;
}>;

/** The words of a block in their order: what stands above the title, title, subtitle, text and calls to action. */
export function Words({ props, base, first, titleLook, targetLook, titleClassName, className }: WordsProps) {
  const text = props.richText && (
    <Html className="rich-text" html={props.richText} style={inColour(props.richTextColor)} />
  );
  return (
    <div className={classes('words', className)}>
      <AboveTitle props={props} />
      <BlockTitle props={props} first={first} look={titleLook} className={titleClassName} />
      <Subtitle props={props} />
      {!props.richTextBelowTargets && text}
      <Targets props={props} base={base} look={targetLook} />
      {props.richTextBelowTargets && text}
    </div>
  );
}

/** What stands above a title (B3.1.04). */
export function AboveTitle({
  props,
}: Readonly<{ props: Pick<SharedProps, 'overline' | 'eyebrowLogo' | 'eyebrowText' | 'titleColor'> }>) {
  const { overline, eyebrowLogo, eyebrowText } = props;
  if (!overline && !eyebrowLogo && !eyebrowText) return null;
  return (
    <div className="words-above" style={inColour(props.titleColor)}>
      {overline && <p className="label-caps">{overline}</p>}
      {eyebrowLogo && (
        <Picture
          name={eyebrowLogo.picture}
          alt={eyebrowLogo.alt}
          sizes="4rem"
          most={240}
          className="size-16 object-contain"
        />
      )}
      {eyebrowText && <p className="text-14 font-medium">{eyebrowText}</p>}
    </div>
  );
}
