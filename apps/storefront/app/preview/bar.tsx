import { Button, ButtonLink } from '@eyelet/ui/actions/button.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useId } from 'react';
import { useLocation } from 'react-router';
import type { ShellData } from '../shop/read-shell.ts';

/** Says that a page is a preview, and lets its author choose the moment and the market. Works without scripts. */
export function PreviewBar({ shell: { preview, choices, market } }: Readonly<{ shell: ShellData }>) {
  const say = useSay();
  const { pathname } = useLocation();
  const moment = useId();
  const place = useId();
  return (
    <section
      aria-label={say('preview.label')}
      className="sticky bottom-0 z-40 border-t border-drift bg-lichen px-gutter py-3 text-ink print:hidden"
    >
      <form action={pathname} className="flex flex-wrap items-end gap-x-4 gap-y-2 text-14">
        <input type="hidden" name="preview" value="true" />
        <p className="mr-auto self-center font-semibold">{say('preview.label')}</p>
        <div>
          <label htmlFor={moment}>{say('preview.moment')}</label>
          <input
            id={moment}
            type="datetime-local"
            name="previewDateTime"
            defaultValue={preview?.previewDateTime?.slice(0, 16)}
            className="input block"
          />
        </div>
        <div>
          <label htmlFor={place}>{say('preview.market')}</label>
          <select id={place} name="localePath" defaultValue={market.locale} className="input block">
            {choices.map(({ locale, countryName, languageName }) => (
              <option key={locale} value={locale}>
                {countryName}, {languageName}
              </option>
            ))}
          </select>
        </div>
        <Button type="submit" size="small">
          {say('preview.show')}
        </Button>
        <ButtonLink href={`${pathname}?preview=false`} tone="secondary" size="small">
          {say('preview.end')}
        </ButtonLink>
      </form>
    </section>
  );
}
