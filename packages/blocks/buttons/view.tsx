import { BlockFrame } from '../shared/frame.tsx';
import { Words } from '../shared/words.tsx';
import type { BlockViewProps } from '../view-props.ts';
import type { Buttons } from './schema.ts';

/** Calls to action in a row (B2.2.31). */
export function ButtonsView({ props, base, first }: BlockViewProps<Buttons>) {
  return (
    <BlockFrame props={props}>
      <Words props={props} base={base} first={first} />
    </BlockFrame>
  );
}
