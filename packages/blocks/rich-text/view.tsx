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
        titleLook={titleLookOf(props)}
        className={beside ? 'min-w-0 lg:col-span-5' : undefined}
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

/** Letters of a word that a large title has room for beside the text. */
const mostLetters = 14;

/** A title with a word such as “Verkaufsbedingungen” is smaller, so that it keeps clear of the text beside it. */
function titleLookOf({ title = '' }: RichText): 'large' | 'medium' {
  const longest = Math.max(...title.split(/[\s-]/).map(({ length }) => length));
  return longest > mostLetters ? 'medium' : 'large';
}
