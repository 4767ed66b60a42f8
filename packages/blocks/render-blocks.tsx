import { Suspense, use } from 'react';
import { arrivingView, loadedView } from './load-views.ts';
import type { ShownBlock } from './shown-block.ts';
import { StillBlock } from './still-block.tsx';

export type RenderBlocksProps = Readonly<{
  blocks: readonly ShownBlock[];
  base: string;
  /** Marks blocks that cannot be shown; never for shoppers. */
  preview?: boolean;
  /** Whether the page begins with these blocks. */
  startsPage?: boolean;
  /** Whether they have the width of a page, where a block is the same on every page. */
  ofPage?: boolean;
}>;

/** The blocks of a page, in order. */
export function RenderBlocks({ blocks, base, preview = false, startsPage = true, ofPage = false }: RenderBlocksProps) {
  return blocks.map((block, index) => {
    const key = `${index}-${block.type}`;
    const shown = block.props ? (
      <ShowBlock key={key} block={block} base={base} first={startsPage && index === 0} ofPage={ofPage} />
    ) : null;
    if (block.id !== undefined) {
      return (
        <div key={key} className="still" data-block={block.id} data-lacking={block.lacking?.join(', ')}>
          {shown ?? block.type}
        </div>
      );
    }
    return preview && !shown ? (
      <p key={key} className="border border-buoy p-4 text-buoy" data-unknown-block={block.type}>
        {block.type}
      </p>
    ) : (
      shown
    );
  });
}

export type ShowBlockProps = Readonly<{
  block: ShownBlock;
  base: string;
  first?: boolean;
  ofPage?: boolean;
}>;

/** One block. The server's markup stays until the script of the view has loaded; that of a still block stays always. */
export function ShowBlock({ ofPage = false, ...props }: ShowBlockProps) {
  const { block, base, first } = props;
  const shown = <LoadedBlock {...props} />;
  if (!block.still) return <Suspense>{shown}</Suspense>;
  return (
    <StillBlock block={block} look={ofPage ? `${base} ${first}` : undefined}>
      {shown}
    </StillBlock>
  );
}

function LoadedBlock({
  block: { type, props, answers = {}, held = [] },
  base,
  first = false,
}: Omit<ShowBlockProps, 'ofPage'>) {
  const View = loadedView(type) ?? use(arrivingView(type));
  const inner = held
    .filter((one) => one.props)
    .map((one, index) => <ShowBlock key={`${index}-${one.type}`} block={one} base={base} />);
  return <View props={props as never} answers={answers as never} base={base} first={first} held={inner} />;
}
