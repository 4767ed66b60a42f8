import type { BlockViewProps } from '../view-props.ts';
import type { Banner } from './schema.ts';

export type LayoutProps = Pick<BlockViewProps<Banner>, 'props' | 'base' | 'first'>;
