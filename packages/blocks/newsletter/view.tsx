import { useId } from 'react';
import type { BlockViewProps } from '../block.ts';
import { NewsletterForm } from './form.tsx';
import type { Newsletter } from './schema.ts';

/** An invitation to the newsletter with its form (B2.1.12). */
export function NewsletterView({ props, base, first }: BlockViewProps<Newsletter>) {
  const Heading = first ? 'h1' : 'h2';
  const id = useId();
  return (
    <section aria-labelledby={id} className="bg-paper px-gutter py-16 lg:py-24">
      <div className="grid gap-8 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <Heading id={id} className="heading">
            {props.title}
          </Heading>
          {props.text && <p className="mt-4 max-w-prose text-18">{props.text}</p>}
        </div>
        <NewsletterForm base={base} className="lg:col-span-6 lg:col-start-7" />
      </div>
    </section>
  );
}
