import type { Shade, WordsOnPicture } from '@eyelet/domain/content/checklist/words-on-picture.ts';
import { atBreakpoints, type Breakpoint, breakpoints } from './breakpoints.ts';
import type { Media, SharedProps } from './shape.ts';
import { themeColours } from './theme-colours.ts';

type Size = Readonly<{ width: number; height: number }>;

/** How a block lays its words on its picture, as far as the checklist has to know. */
export type OnMedia = Readonly<{
  /** Pixels of the block on a phone, a tablet and a desktop. */
  frames: Readonly<Record<Breakpoint, Size>>;
  /** The colour of words for which their author has chosen none. */
  tone: 'ink' | 'foam';
  gradient: Pick<SharedProps, 'gradientStyle' | 'gradientTone' | 'gradientBreakpoints'>;
  alignment: SharedProps['alignment'];
  /** The title's look where its author has chosen none, and the widest that words become, in pixels. */
  titleLook: NonNullable<SharedProps['titleStyle']>;
  widest: number;
}>;

export type WordProps = Pick<
  SharedProps,
  | 'eyebrowText'
  | 'hideTitle'
  | 'overline'
  | `richText${'' | 'Color'}`
  | `subtitle${'' | 'Html' | 'Color' | 'Style'}`
  | 'targets'
  | `title${'' | 'Html' | 'Color' | 'Style'}`
>;

/** Words of a block on the picture of a breakpoint. */
export type WordsAt = Readonly<{
  at: Breakpoint;
  picture: Extract<NonNullable<Media['sm']>, { kind: 'image' }>;
  /** Width of the frame by its height. */
  shape: number;
  words: WordsOnPicture;
}>;

const pad: Readonly<Record<Breakpoint, number>> = { sm: 24, md: 40, lg: 64 };
const gap = 18;

/** Pixels of a line of each look, on a phone, a tablet and a desktop. */
const looks: Readonly<Record<NonNullable<SharedProps['titleStyle']>, Readonly<Record<Breakpoint, number>>>> = {
  display: { sm: 52, md: 80, lg: 96 },
  large: { sm: 40, md: 56, lg: 64 },
  medium: { sm: 30, md: 38, lg: 44 },
  small: { sm: 24, md: 26, lg: 28 },
  label: { sm: 13, md: 13, lg: 13 },
};

/** Pixels from which words are large by WCAG. */
const largeFrom = 24;

/**
 * Where the words of a block lie on its picture, by their length and their size; near enough to tell on what they are
 * read.
 */
export function wordsOnMedia(
  props: WordProps & Pick<SharedProps, 'media' | 'hideOnBreakpoint'>,
  onMedia: OnMedia,
): readonly WordsAt[] {
  const media = atBreakpoints(props.media);
  if (!media) return [];
  const alignment = atBreakpoints(onMedia.alignment);
  return breakpoints.flatMap((at): readonly WordsAt[] => {
    const picture = media[at];
    if (picture.kind !== 'image' || props.hideOnBreakpoint?.includes(at)) return [];
    const frame = onMedia.frames[at];
    const texts = textsOf(props, onMedia, at);
    const width = Math.min(frame.width - 2 * pad[at], onMedia.widest);
    const extra = (props.targets?.length ? 1 : 0) * (48 + gap) + (props.overline || props.eyebrowText ? 20 + gap : 0);
    const height = texts.reduce((sum, one) => sum + heightOf(one, width) + gap, extra - gap);
    const { horizontal = 'left', vertical = 'bottom' } = alignment?.[at] ?? {};
    const x = { left: pad[at], center: (frame.width - width) / 2, right: frame.width - width - pad[at] }[horizontal];
    const y = { top: pad[at], middle: (frame.height - height) / 2, bottom: frame.height - height - pad[at] }[vertical];
    const part = {
      ...{ x: x / frame.width, y: Math.max(0, y) / frame.height },
      ...{ width: width / frame.width, height: Math.min(1, height / frame.height) },
    };
    const shade = shadeOf(onMedia.gradient, at, vertical);
    return texts.map(({ colour, size }) => ({
      ...{ at, picture, shape: frame.width / frame.height },
      words: { text: colour, isLarge: size >= largeFrom, part, shade },
    }));
  });
}

type Text = Readonly<{ text: string; size: number; colour: string }>;

function textsOf(props: WordProps, { tone, titleLook }: OnMedia, at: Breakpoint): readonly Text[] {
  const text = (said: string | undefined, size: number, colour: string | undefined): readonly Text[] => {
    const plain = said?.replaceAll(/<[^>]*>/g, ' ').trim() ?? '';
    return plain === '' ? [] : [{ text: plain, size, colour: hexOf(colour) ?? hexOf(tone) ?? '#000000' }];
  };
  const title = props.hideTitle ? undefined : (props.titleHtml ?? props.title);
  const subtitleSize = props.subtitleStyle && props.subtitleStyle !== 'small' ? looks[props.subtitleStyle][at] : 22;
  return [
    ...text(title, looks[props.titleStyle ?? titleLook][at], props.titleColor),
    ...text(props.subtitleHtml ?? props.subtitle, subtitleSize, props.subtitleColor),
    ...text(props.richText, 17, props.richTextColor),
  ];
}

/** A letter is about half as wide as it is high. */
function heightOf({ text, size }: Text, width: number): number {
  const lines = Math.ceil((text.length * size * 0.5) / width);
  return lines * size * (size >= largeFrom ? 1.1 : 1.5);
}

/** The gradient of `theme/blocks.css`. */
function shadeOf(
  { gradientStyle = 'off', gradientTone = 'dark', gradientBreakpoints }: OnMedia['gradient'],
  at: Breakpoint,
  vertical: 'top' | 'middle' | 'bottom',
): Shade | undefined {
  if (gradientStyle === 'off' || !(gradientBreakpoints?.includes(at) ?? true)) return undefined;
  const band = gradientStyle === 'full' ? 0.35 : 0.5;
  const edge = vertical === 'middle' ? 0 : 0.78;
  return {
    tone: gradientTone === 'dark' ? (themeColours.ink ?? '') : (themeColours.foam ?? ''),
    alphaAt: (y) => {
      const from = { top: y, middle: y - (1 - band) / 2, bottom: 1 - y }[vertical] / band;
      if (from < 0 || from > 1) return 0;
      return from < 0.55 ? edge + ((0.62 - edge) * from) / 0.55 : (0.62 * (1 - from)) / 0.45;
    },
  };
}

function hexOf(colour: string | undefined): string | undefined {
  return colour?.startsWith('#') ? colour : themeColours[colour ?? ''];
}
