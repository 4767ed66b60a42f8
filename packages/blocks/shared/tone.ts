import type { ButtonTone } from '@eyelet/ui/actions/button.tsx';
import type { SharedProps } from './shape.ts';
import { toneNameOf } from './tone-name.ts';

export type Tone = Readonly<{ words: string; target: ButtonTone & ('primary' | 'light') }>;

const onLight: Tone = { words: 'text-ink', target: 'primary' };
const onDark: Tone = { words: 'text-foam', target: 'light' };

/** The shade of words on a medium, and the look of their buttons: light on a dark gradient or picture. */
export function toneOf(props: Pick<SharedProps, 'gradientTone' | 'gradientStyle'>): Tone {
  return toneNameOf(props) === 'foam' ? onDark : onLight;
}
