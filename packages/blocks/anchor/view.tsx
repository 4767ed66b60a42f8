import type { BlockViewProps } from '../view-props.ts';
import type { Anchor } from './schema.ts';

/** A place that links with `#` lead to (B2.2.29). It takes no space, and adds none between the blocks around it. */
export function AnchorView({ props }: BlockViewProps<Anchor>) {
  return <div id={props.anchorId} className="anchor" />;
}
