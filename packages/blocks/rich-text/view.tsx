import type { BlockViewProps } from '../view-props.ts';
import type { RichText } from './schema.ts';

/** Running text: a title at the side, the sections in a readable line length. */
export function RichTextView({ props, first }: BlockViewProps<RichText>) {
  const Heading = first ? 'h1' : 'h2';
  const SectionHeading = first ? 'h2' : 'h3';
  return (
    <section className="grid gap-8 px-gutter lg:grid-cols-12">
      <div className="lg:col-span-5">
        {props.title && <Heading className="font-display text-64 font-semibold">{props.title}</Heading>}
      </div>
      <div className="max-w-[64ch] lg:col-span-7">
        {props.lead && <p className="mb-10 text-22">{props.lead}</p>}
        {props.sections.map((section, index) => (
          <div key={section.heading ?? index} className="mb-10 last:mb-0">
            {section.heading && (
              <SectionHeading className="mb-3 font-display text-28 font-semibold">{section.heading}</SectionHeading>
            )}
            <div className="space-y-4 text-18">
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            {section.points && (
              <ul className="mt-4 space-y-2 text-18">
                {section.points.map((point) => (
                  <li
                    key={point}
                    className="grid grid-cols-[1.5rem_1fr] before:mt-[0.8em] before:h-px before:w-3 before:bg-ink"
                  >
                    {point}
                  </li>
                ))}
              </ul>
            )}
          </div>
        ))}
      </div>
    </section>
  );
}
