import type { RefObject } from 'react';
import type { Layouts } from './layout.ts';

/** What moving slides needs to know: where they are, how they are laid out, and how many. */
export type MotionProps = Readonly<{ frame: RefObject<HTMLElement | null>; layouts: Layouts; total: number }>;
