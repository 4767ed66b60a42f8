import { BlockFrame } from '@eyelet/blocks/shared/frame.tsx';
import type { BlockViewProps } from '@eyelet/blocks/view-props.ts';
import type { Quote } from './schema.ts';

export function QuoteView({ props }: BlockViewProps<Quote>) {
  return (
    <BlockFrame props={props}>
      <blockquote>
        <p>{props.words}</p>
        {props.speaker && <footer>{props.speaker}</footer>}
      </blockquote>
    </BlockFrame>
  );
}
