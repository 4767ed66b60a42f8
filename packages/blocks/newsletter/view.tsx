import { latePart } from '@eyelet/ui/loading/late-part.tsx';
import { useId, useRef } from 'react';
import type { BlockViewProps } from '../view-props.ts';
import type { Newsletter } from './schema.ts';

const form = latePart(async () => (await import('./form.tsx')).NewsletterForm);

/** An invitation to the newsletter with its form (B2.1.12). */
export function NewsletterView({ props, base, first }: BlockViewProps<Newsletter>) {
  const Heading = first ? 'h1' : 'h2';
  const id = useId();
  const near = useRef<HTMLDivElement>(null);
  form.useNearness(near);
  return (
    <section aria-labelledby={id} className="bg-paper px-gutter py-16 lg:py-24">
      <div className="grid gap-8 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <Heading id={id} className="heading">
            {props.title}
          </Heading>
          {props.text && <p className="mt-4 max-w-prose text-18">{props.text}</p>}
        </div>
        <div ref={near} className="lg:col-span-6 lg:col-start-7">
          <form.Part base={base} />
        </div>
      </div>
    </section>
  );
}
