import { classes } from '../layout/classes.ts';
import { useSay } from '../words/words.tsx';
import type { ShownColour } from './shown-card.ts';

const mostShown = 5;
/** Number of bars that the style sheet shows on small touch screens. */
const mostByFinger = 3;

export type SwatchBarsProps = Readonly<{
  name: string;
  colours: readonly ShownColour[];
  current: string;
  onChoose: (productId: string) => void;
}>;

/** The colours of a style as short bars; choosing one changes the card, not the page. */
export function SwatchBars({ name, colours, current, onChoose }: SwatchBarsProps) {
  const say = useSay();
  if (colours.length < 2) return <span className="block h-7" aria-hidden="true" />;
  const more = colours.length - mostShown;
  return (
    <fieldset aria-label={say('catalogue.card.chooseColour', { name })} className="bars">
      {colours.slice(0, mostShown).map((colour) => (
        <button
          key={colour.productId}
          type="button"
          aria-label={colour.label}
          aria-pressed={colour.productId === current}
          title={colour.label}
          onClick={() => onChoose(colour.productId)}
          onPointerEnter={(event) => event.pointerType === 'mouse' && onChoose(colour.productId)}
        >
          <span
            className={classes('swatch', !colour.available && 'opacity-40')}
            style={{ backgroundColor: colour.swatch }}
          />
        </button>
      ))}
      {colours.length > mostByFinger && (
        <span
          aria-hidden="true"
          className="pl-1 text-12 text-granite"
          data-few={colours.length - mostByFinger}
          data-more={more > 0 ? more : undefined}
        />
      )}
    </fieldset>
  );
}
