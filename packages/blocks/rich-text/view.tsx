import { classes } from '@eyelet/ui/layout/classes.ts';
import { inColour } from '../shared/colour.ts';
import { BlockFrame } from '../shared/frame.tsx';
import { Html } from '../shared/html.tsx';
import { Targets } from '../shared/targets.tsx';
import { Words } from '../shared/words.tsx';
import type { BlockViewProps } from '../view-props.ts';
import type { RichText } from './schema.ts';

/** Running text: its title at the side on wide screens, or above it; the text in a readable line length. */
export function RichTextView({ props, base, first }: BlockViewProps<RichText>) {
  const { lead, richText, richTextColor, richTextBelowTargets, targets, linkType, equalTargetSize, ...head } = props;
  const beside = props.layout !== 'below';
  const text = richText && <Html className="rich-text" html={richText} style={inColour(richTextColor)} />;
  return (
    <BlockFrame props={props} className={classes('grid gap-8', beside && 'lg:grid-cols-12')}>
      <Words
        props={head}
        base={base}
        first={first}
        titleLook="large"
        className={beside ? 'lg:col-span-5' : undefined}
      />
      <div
        className={classes(
          'grid content-start gap-7',
          beside ? 'lg:col-span-7' : '[justify-items:var(--words-x,start)]',
        )}
      >
        {lead && (
          <p className="max-w-[64ch] text-22" style={inColour(richTextColor)}>
            {lead}
          </p>
        )}
        {!richTextBelowTargets && text}
        <Targets props={{ targets, linkType, equalTargetSize }} base={base} />
        {richTextBelowTargets && text}
      </div>
    </BlockFrame>
  );
}
