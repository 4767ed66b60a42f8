import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { VisuallyHidden } from '@eyelet/ui/layout/visually-hidden.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useEffect, useRef, useState } from 'react';
import { useOpenSection } from '../page/open-section.ts';
import type { ShellData } from '../shop/read-shell.ts';
import { LocaleList } from './locale-list.tsx';

/** The menu of country and language, with links to every market. */
export function LocaleMenuContent({ shell }: Readonly<{ shell: ShellData }>) {
  const say = useSay();
  const box = useRef<HTMLDivElement>(null);
  const { onKeyDown, onBlur } = useOpenSection(box).bar;
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to what its controls do
    <div ref={box} className="relative" onKeyDown={onKeyDown} onBlur={onBlur}>
      <details>
        <summary className="flex h-11 cursor-pointer items-center gap-1.5 whitespace-nowrap px-2 text-14 font-medium uppercase hover:bg-mist">
          <Icon name="globe" className="size-5" />
          <VisuallyHidden>{say('shop.locale.label')}: </VisuallyHidden>
          {shell.market.tag}
        </summary>
        <div className="absolute right-0 top-full mt-2 w-72 border border-drift bg-foam p-6 shadow-float">
          {/* The HTML has the list once, in the footer. */}
          {scripted ? <LocaleList shell={shell} /> : <a href="#footer-locale">{say('shop.locale.label')}</a>}
        </div>
      </details>
    </div>
  );
}
