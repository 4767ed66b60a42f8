import { everything, onlyRequired } from '@eyelet/domain/consent/consent.ts';
import { Button } from '@eyelet/ui/actions/button.tsx';
import { useDialogs } from '@eyelet/ui/dialogs/dialogs.tsx';
import { Link } from '@eyelet/ui/links/link.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useEffect, useId, useRef } from 'react';
import { useMarket } from '../shop/shop-data.ts';
import { choose } from './consents.ts';
import { consentSettingsDialog } from './settings-dialog.ts';

/**
 * The question of a first visit (C3.50). It lies over the page, so that nothing moves when it comes, above the bar that buys,
 * and leaves the page usable. What is focused is scrolled out from under it.
 */
export default function Banner() {
  const say = useSay();
  const dialogs = useDialogs();
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  const { locale, region } = useMarket();
  useEffect(() => {
    const { style } = document.documentElement;
    const measured = new ResizeObserver(([entry]) => {
      style.setProperty('--question', `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`);
    });
    if (box.current) measured.observe(box.current);
    return () => {
      measured.disconnect();
      style.removeProperty('--question');
    };
  }, []);
  const decide = (choice: typeof everything) => {
    // The focused button is about to be removed.
    if (box.current?.contains(document.activeElement))
      document.getElementById('content')?.focus({ preventScroll: true });
    choose(choice);
  };
  return (
    <aside ref={box} aria-labelledby={titleId} className="consent" data-consent-question>
      <h2 id={titleId} className="font-display text-22 font-semibold">
        {say('consent.title')}
      </h2>
      <p className="mt-1 text-14">
        {say(region === 'EMEA' ? 'consent.text' : 'consent.textOn')}{' '}
        <Link href={`/${locale}/privacy`} className="underline">
          {say('consent.privacy')}
        </Link>
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" className="grow" onClick={() => decide(everything)}>
          {say('consent.acceptAll')}
        </Button>
        <Button size="small" className="grow" onClick={() => decide(onlyRequired)}>
          {say('consent.rejectAll')}
        </Button>
        <Button size="small" tone="secondary" className="grow" onClick={() => dialogs.open(consentSettingsDialog, {})}>
          {say('consent.open')}
        </Button>
      </div>
    </aside>
  );
}
