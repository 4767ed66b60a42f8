import { OpenSign } from '@eyelet/ui/disclosure/open-sign.tsx';
import { useId } from 'react';
import { inColour } from '../shared/colour.ts';
import { BlockFrame } from '../shared/frame.tsx';
import { Html } from '../shared/html.tsx';
import { Words } from '../shared/words.tsx';
import type { BlockViewProps } from '../view-props.ts';
import type { Accordions } from './schema.ts';

/**
 * Sections that open and close, with or without scripts: browsers announce that a summary is expanded, open it by Enter
 * and Space, close the others of its name, and open the section that a URL with `#` refers to (B2.2.28).
 */
export function AccordionsView({ props, base, first }: BlockViewProps<Accordions>) {
  const group = useId();
  const { items, oneAtATime, ...words } = props;
  return (
    <BlockFrame props={props} className="grid gap-8 lg:grid-cols-12">
      <Words props={words} base={base} first={first} className="content-start lg:col-span-5" />
      <div className="border-t border-drift lg:col-span-7">
        {items.map(({ title, titleHtml, richText, isOpen, anchorId }) => (
          <details
            key={title}
            open={isOpen ?? false}
            name={oneAtATime ? group : undefined}
            className="border-b border-drift"
          >
            <summary className="opens">
              {titleHtml ? <Html as="span" html={titleHtml} /> : title}
              <OpenSign />
            </summary>
            <div id={anchorId} className="pb-7">
              <Html className="rich-text" html={richText} style={inColour(props.richTextColor)} />
            </div>
          </details>
        ))}
      </div>
    </BlockFrame>
  );
}
