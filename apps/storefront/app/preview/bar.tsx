import { previewShoppers } from '@eyelet/contracts/preview/shoppers.ts';
import { Button, ButtonLink } from '@eyelet/ui/actions/button.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useId } from 'react';
import { useLocation } from 'react-router';
import type { ShellData } from '../shop/read-shell.ts';

/** Query members that belong to the preview. */
const own = /^(preview|siteId$|localePath$)/;

/** Shows that a page is a preview, and lets the author choose moment, market and type of shopper. Works without scripts. */
export function PreviewBar({ shell: { preview, choices, market } }: Readonly<{ shell: ShellData }>) {
  const say = useSay();
  const { pathname, search } = useLocation();
  const others = [...new URLSearchParams(search)].filter(([name]) => !own.test(name));
  const moment = useId();
  const place = useId();
  const shopper = useId();
  return (
    <section
      aria-label={say('preview.label')}
      className="sticky bottom-0 z-40 border-t-4 border-lichen bg-ink px-gutter py-3 text-foam print:hidden"
    >
      <form
        action={pathname}
        className="grid grid-cols-2 items-end gap-x-4 gap-y-2 text-14 md:grid-cols-3 xl:grid-cols-[1fr_auto_auto_auto_auto_auto]"
      >
        <input type="hidden" name="preview" value="true" />
        {preview?.previewItem && <input type="hidden" name="previewItem" value={preview.previewItem} />}
        {others.map(([name, value], index) => (
          <input key={`${index} ${name}`} type="hidden" name={name} value={value} />
        ))}
        <p className="flex flex-wrap items-baseline gap-x-4 max-md:col-span-2 md:self-center md:max-xl:order-1">
          <span className="font-semibold">{say('preview.label')}</span>
          <a href={changesOf(pathname, market.locale)} className="underline underline-offset-4">
            {say('preview.changes.title')}
          </a>
        </p>
        <div>
          <label htmlFor={moment}>{say('preview.moment')}</label>
          <input
            id={moment}
            type="datetime-local"
            name="previewDateTime"
            defaultValue={preview?.previewDateTime?.slice(0, 16)}
            className="control mt-1 block h-10 w-full min-w-0 text-14 text-ink"
          />
        </div>
        <div>
          <label htmlFor={place}>{say('preview.market')}</label>
          <select
            id={place}
            name="localePath"
            defaultValue={market.locale}
            className="control mt-1 block h-10 w-full min-w-0 text-14 text-ink"
          >
            {choices.map(({ locale, countryName, languageName }) => (
              <option key={locale} value={locale}>
                {countryName}, {languageName}
              </option>
            ))}
          </select>
        </div>
        <div className="max-md:col-span-2">
          <label htmlFor={shopper}>{say('preview.shopper')}</label>
          <select
            id={shopper}
            name="previewShopper"
            defaultValue={preview?.previewShopper ?? ''}
            className="control mt-1 block h-10 w-full min-w-0 text-14 text-ink"
          >
            <option value="">{say('preview.shopper.own')}</option>
            {previewShoppers.map((kind) => (
              <option key={kind} value={kind}>
                {say(`preview.shopper.${kind}`)}
              </option>
            ))}
          </select>
        </div>
        <Button type="submit" size="small" tone="light" className="md:max-xl:order-2">
          {say('preview.show')}
        </Button>
        <ButtonLink href={`${pathname}?preview=false`} tone="light" size="small" className="md:max-xl:order-2">
          {say('preview.end')}
        </ButtonLink>
      </form>
    </section>
  );
}

/** The page of changes for the current page. */
function changesOf(pathname: string, locale: string): string {
  const path = `/${locale}/preview-changes`;
  if (pathname === path) return path;
  return `${path}?${new URLSearchParams({ page: pathname.slice(locale.length + 1) || '/' })}`;
}
