import type { BlockViewProps } from '../view-props.ts';
import type { FilterBy } from './schema.ts';

/** Blocks that some pages of products or categories show; the server has decided whether this one does. */
export function FilterByView({ held }: BlockViewProps<FilterBy>) {
  return <div className="space-y-20 lg:space-y-32">{held}</div>;
}
