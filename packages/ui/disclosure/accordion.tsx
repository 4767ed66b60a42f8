import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';

export type AccordionSection = Readonly<{ id: string; label: string; expanded: boolean; content: ReactNode }>;

/** Sections that open with or without scripts. */
export function Accordion({ sections }: Readonly<{ sections: readonly AccordionSection[] }>) {
  return (
    <div className="border-t border-drift">
      {sections.map((section) => (
        <details key={section.id} open={section.expanded} className="group border-b border-drift">
          <summary className="flex items-center justify-between gap-4 py-5 text-18 font-medium">
            {section.label}
            <Icon name="plus" className="size-5 transition-transform duration-200 group-open:rotate-45" />
          </summary>
          <div className="max-w-[62ch] pb-6 text-granite">{section.content}</div>
        </details>
      ))}
    </div>
  );
}
