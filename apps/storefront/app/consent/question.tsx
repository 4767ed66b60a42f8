import { everything, onlyRequired } from '@eyelet/domain/consent/consent.ts';
import { Button } from '@eyelet/ui/actions/button.tsx';
import { Link } from '@eyelet/ui/links/link.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useMarket } from '../shop/shop-data.ts';
import { DialogWords } from '../words/dialog-words.tsx';

/** Of the heading that names the question. */
const titleId = 'consent-title';

/**
 * The question of a first visit (C3.50), in the HTML of every page and in no script: its buttons have their answers, which
 * `ask-early.ts` stores; the one without opens the settings. It lies over the page, so that nothing moves when it is shown, above the
 * bar that buys, and leaves the page usable.
 */
export function Question() {
  return (
    <DialogWords parts={['page', 'consent']}>
      <Content />
    </DialogWords>
  );
}

function Content() {
  const say = useSay();
  const { locale, region } = useMarket();
  return (
    <aside className="consent" aria-labelledby={titleId}>
      <h2 id={titleId} className="font-display text-22 font-semibold">
        {say('consent.title')}
      </h2>
      <p className="mt-1 text-14">
        {say(region === 'EMEA' ? 'consent.text' : 'consent.textOn')}{' '}
        <Link href={`/${locale}/privacy`} className="underline">
          {say('consent.privacy')}
        </Link>
      </p>
      {/* Rows that do not depend on widths of letters, so that nothing moves when the fonts come. */}
      <div className="mt-3 grid grid-cols-2 gap-2">
        <Button size="small" data-answer={JSON.stringify(everything)}>
          {say('consent.acceptAll')}
        </Button>
        <Button size="small" data-answer={JSON.stringify(onlyRequired)}>
          {say('consent.rejectAll')}
        </Button>
        <Button size="small" tone="secondary" className="col-span-2" data-answer="">
          {say('consent.open')}
        </Button>
      </div>
    </aside>
  );
}
