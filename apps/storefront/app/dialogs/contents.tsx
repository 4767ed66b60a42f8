import { RenderBlocks } from '@eyelet/blocks/render-blocks.tsx';
import { BlockMedia } from '@eyelet/blocks/shared/media.tsx';
import { PlaceProvider } from '@eyelet/blocks/shared/place.tsx';
import { classes } from '@eyelet/ui/layout/classes.ts';
import { CardCorners } from '../content/card-corners.tsx';
import { useShellData } from '../shop/shop-data.ts';
import type { ShownDialog } from './load-dialog.ts';

const place = { sizes: '(min-width: 48rem) 40rem, 100vw', level: 3 } as const;

type DialogContentsProps = Readonly<{
  dialog: ShownDialog;
  titleId: string;
  /** Its page has a heading of the first level, and nothing to close it beside that. */
  heading?: 'h1' | 'h2';
  className?: string;
}>;

/** What a dialog shows, on its page too: its picture above the words, at their left from `lg` on, or within them. */
export function DialogContents({ dialog, titleId, heading: Heading = 'h2', className }: DialogContentsProps) {
  const shell = useShellData();
  const { title, layout, media, sections } = dialog;
  const base = `/${shell?.market.locale}`;
  const picture = media && <BlockMedia props={{ media }} base={base} sizes={place.sizes} priority={Heading === 'h1'} />;
  const isLeft = layout === 'media-left' && picture !== undefined;
  const isWithin = layout === 'media-body';
  return (
    <div
      className={classes('grid content-start', isLeft && 'dialog-wide lg:grid-cols-[2fr_3fr]', className)}
      data-layout={layout ?? 'media-top'}
    >
      {picture && !isWithin && <div className={isLeft ? 'dialog-media-left' : 'dialog-media-top'}>{picture}</div>}
      <div className="flow-root min-w-0 p-6 pt-8 lg:p-10">
        <Heading id={titleId} className={classes('heading', Heading === 'h2' && 'pr-10')}>
          {title}
        </Heading>
        {picture && isWithin && <div className="dialog-media-body my-4 md:float-right md:ml-6 md:w-2/5">{picture}</div>}
        <PlaceProvider value={place}>
          <CardCorners>
            <div className="dialog-held dialog-blocks mt-6">
              {sections.map(({ name, blocks }) => (
                <RenderBlocks key={name} blocks={blocks} base={base} preview={!shell?.live} startsPage={false} />
              ))}
            </div>
          </CardCorners>
        </PlaceProvider>
      </div>
    </div>
  );
}
