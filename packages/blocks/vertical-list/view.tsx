import { classes } from '@eyelet/ui/layout/classes.ts';
import { Link } from '@eyelet/ui/links/link.tsx';
import { useState } from 'react';
import { placeLink } from '../place-link.ts';
import { BlockFrame } from '../shared/frame.tsx';
import { BlockMedia } from '../shared/media.tsx';
import { Words } from '../shared/words.tsx';
import type { BlockViewProps } from '../view-props.ts';
import type { VerticalList } from './schema.ts';

/**
 * Links as large words; the picture next to them is that of the one under the pointer or with the focus (B2.2.14). On small
 * screens each has its own.
 */
export function VerticalListView({ props, base, first }: BlockViewProps<VerticalList>) {
  const [shown, setShown] = useState(0);
  return (
    <BlockFrame props={props}>
      <Words props={props} base={base} first={first} titleLook="label" className="mb-4 text-granite" />
      <div className="grid gap-x-12 lg:grid-cols-12">
        <ul className="border-b border-drift lg:col-span-7">
          {props.items.map(({ target, media }, index) => (
            <li key={`${index} ${target.url}`}>
              <Link
                id={target.id}
                href={placeLink(base, target.url)}
                target={target.targetAttribute}
                // Not `enter`: React does not report it when the pointer comes from a part without a script.
                onPointerOver={() => setShown(index)}
                onFocus={() => setShown(index)}
                className="list-link"
              >
                <span>{target.text}</span>
                <BlockMedia props={{}} media={media} base={base} sizes="80px" most={240} className="size-20" />
              </Link>
            </li>
          ))}
        </ul>
        <div className="list-pictures">
          {props.items.map(({ target, media }, index) => (
            <div key={`${index} ${target.url}`} className={classes(index === shown && 'shown')}>
              <BlockMedia props={{}} media={media} base={base} sizes="38vw" fill className="size-full" />
            </div>
          ))}
        </div>
      </div>
    </BlockFrame>
  );
}
