import { useWords } from '@eyelet/ui/words/words.tsx';
import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import type { MotionProps } from './motion-props.ts';

/** How far away slides are when what moves them is fetched. */
const near = '600px';

/** What moves slides and lets shoppers move them, once it has loaded. Without it the row scrolls as the server wrote it. */
export function useMotion(
  frame: RefObject<HTMLElement | null>,
  wanted: boolean,
): ComponentType<MotionProps> | undefined {
  const { tag } = useWords();
  const [motion, setMotion] = useState<ComponentType<MotionProps>>();
  useEffect(() => {
    const element = frame.current;
    if (!element || !wanted) return;
    let ended = false;
    const load = async () => {
      const { openMotion } = await import('./motion.tsx');
      const opened = await openMotion(tag);
      if (!ended) setMotion(() => opened);
    };
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        seen.disconnect();
        // Without a connection it cannot load; the browser still scrolls the row.
        load().catch(() => undefined);
      },
      { rootMargin: near },
    );
    seen.observe(element);
    return () => {
      ended = true;
      seen.disconnect();
    };
  }, [frame, wanted, tag]);
  return motion;
}
