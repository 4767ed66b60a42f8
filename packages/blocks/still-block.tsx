import { type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import type { ShownBlock } from './shown-block.ts';

const never = () => () => {};

/**
 * A block without behaviour. Where the server wrote it, a browser keeps that HTML and loads no script for it, until another
 * block takes its place.
 */
export function StillBlock({ block, children }: Readonly<{ block: ShownBlock; children: ReactNode }>) {
  const hydrates = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [written] = useState(hydrates && block);
  if (typeof document === 'undefined') return <div className="still">{children}</div>;
  if (written !== block) return <Suspense>{children}</Suspense>;
  // React neither reads nor changes what is in there.
  return <div className="still" dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />;
}
