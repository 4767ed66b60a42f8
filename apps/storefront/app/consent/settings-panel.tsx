import { categories, defaultChoice, everything, onlyRequired } from '@eyelet/domain/consent/consent.ts';
import { Button } from '@eyelet/ui/actions/button.tsx';
import { DialogPanel } from '@eyelet/ui/dialogs/dialog-panel.tsx';
import type { DialogContentProps } from '@eyelet/ui/dialogs/dialog-stack.ts';
import { Link } from '@eyelet/ui/links/link.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useId, useState } from 'react';
import { useMarket } from '../shop/shop-data.ts';
import { choose, currentChoice } from './consents.ts';

/** What each category is for, with a switch for those that can be refused. Closing the dialog changes nothing. */
export default function SettingsPanel({ close, titleId }: DialogContentProps) {
  const say = useSay();
  const id = useId();
  const { locale, region } = useMarket();
  const [choice, setChoice] = useState(() => currentChoice() ?? defaultChoice(region));
  const decide = (decided: typeof choice) => {
    choose(decided);
    close();
  };
  return (
    <DialogPanel
      title={say('shop.footer.consent')}
      titleId={titleId}
      close={close}
      footer={
        <div className="flex flex-wrap gap-3">
          <Button className="grow" onClick={() => decide(choice)}>
            {say('consent.save')}
          </Button>
          <Button className="grow" tone="secondary" onClick={() => decide(onlyRequired)}>
            {say('consent.rejectAll')}
          </Button>
          <Button className="grow" tone="secondary" onClick={() => decide(everything)}>
            {say('consent.acceptAll')}
          </Button>
        </div>
      }
    >
      <p className="max-w-prose">{say('consent.settings')}</p>
      <ul className="mt-6 divide-y divide-drift border-y border-drift">
        {categories.map((category) => (
          <li key={category}>
            <label className="flex cursor-pointer items-start justify-between gap-6 py-4">
              <span>
                <span id={`${id}-${category}`} className="block font-medium">
                  {say(`consent.${category}.name`)}
                </span>
                <span id={`${id}-${category}-text`} className="mt-1 block text-14 text-granite">
                  {say(`consent.${category}.text`)}
                </span>
              </span>
              <input
                type="checkbox"
                role="switch"
                aria-checked={category === 'C0001' || choice[category]}
                className="consent-switch"
                aria-labelledby={`${id}-${category}`}
                aria-describedby={`${id}-${category}-text`}
                disabled={category === 'C0001'}
                checked={category === 'C0001' || choice[category]}
                onChange={({ target }) => setChoice({ ...choice, [category]: target.checked })}
              />
            </label>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-14">
        <Link href={`/${locale}/privacy`} className="plain-link touch-area">
          {say('consent.privacy')}
        </Link>
      </p>
    </DialogPanel>
  );
}
