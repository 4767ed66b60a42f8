import type { ReactNode } from 'react';
import { OpenSign } from './open-sign.tsx';

export type AccordionSection = Readonly<{ id: string; label: string; expanded: boolean; content: ReactNode }>;

/** Sections that open with or without scripts. */
export function Accordion({ sections }: Readonly<{ sections: readonly AccordionSection[] }>) {
  return (
    <div className="border-t border-drift">
      {sections.map((section) => (
        <details key={section.id} open={section.expanded} className="border-b border-drift">
          <summary className="opens">
            {section.label}
            <OpenSign />
          </summary>
          <div className="max-w-[62ch] pb-6 text-granite">{section.content}</div>
        </details>
      ))}
    </div>
  );
}
