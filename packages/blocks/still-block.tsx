import { useShared } from '@eyelet/ui/sharing/shared-parts.tsx';
import { type ComponentType, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import type { ShownBlock } from './shown-block.ts';

const never = () => () => {};

type StillBlockProps = Readonly<{
  block: ShownBlock;
  /** What its HTML follows from besides the block, where it has the width of a page; undefined elsewhere. */
  look: string | undefined;
  children: ReactNode;
}>;

/**
 * A block without behaviour. Where the server wrote it, a browser keeps that HTML and loads no script for it, until another
 * block takes its place.
 */
export const StillBlock: ComponentType<StillBlockProps> = import.meta.env.SSR ? WrittenBlock : KeptBlock;

function WrittenBlock({ block: { type, props, answers, held }, look, children }: StillBlockProps) {
  const isShared = look !== undefined && !answers && !held;
  return <div className="still" {...useShared(type, isShared ? props : undefined, look ?? '', children)} />;
}

function KeptBlock({ block, children }: StillBlockProps) {
  const hydrates = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [written] = useState(hydrates && block);
  if (written !== block) return <Suspense>{children}</Suspense>;
  // React neither reads nor changes what is in there.
  return <div className="still" dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />;
}
