import { latePart } from '@eyelet/ui/loading/late-part.tsx';
import { memo, useRef } from 'react';
import type { ShellData } from '../shop/read-shell.ts';

const content = latePart(async () => (await import('./footer-content.tsx')).FooterContent);

/** The footer of every page. Its script is loaded when the shopper scrolls near it. */
export const Footer = memo(({ shell }: Readonly<{ shell: ShellData }>) => {
  const foot = useRef<HTMLElement>(null);
  content.useNearness(foot);
  return (
    <footer ref={foot} className="mt-24 overflow-hidden bg-ink text-foam lg:mt-32">
      <content.Part shell={shell} />
    </footer>
  );
});
