import { FooterItemContent } from '@eyelet/blocks/footer-item/view.tsx';
import { hiddenAt } from '@eyelet/blocks/shared/breakpoints.ts';
import { useDialogs } from '@eyelet/ui/dialogs/dialogs.tsx';
import { Link } from '@eyelet/ui/links/link.tsx';
import { useShared } from '@eyelet/ui/sharing/shared-parts.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { consentSettingsDialog } from '../consent/settings-dialog.ts';
import { useLogo, useShopName } from '../shop/brand.ts';
import type { ShellData } from '../shop/read-shell.ts';
import { Rock } from '../shop/wordmark.tsx';
import { FooterNewsletter } from './footer-newsletter.tsx';
import { LocaleList } from './locale-list.tsx';

/** The footer: newsletter, categories, authored links, markets, and the name of the shop. */
export function FooterContent({ shell }: Readonly<{ shell: ShellData }>) {
  const shopName = useShopName();
  const logo = useLogo();
  const say = useSay();
  const dialogs = useDialogs();
  const links = useShared(
    'categories',
    shell.categories,
    '',
    shell.categories.map((category) => (
      <li key={category.id}>
        <Link href={category.url}>{category.name}</Link>
      </li>
    )),
  );
  return (
    <>
      <FooterNewsletter />
      <div className="grid grid-cols-2 gap-x-6 gap-y-12 px-gutter pt-16 lg:grid-cols-4 lg:gap-12 lg:pt-24">
        <nav id="shop-links" aria-label={say('shop.footer.shop')} className="scroll-mt-8">
          <h2 className="label-caps opacity-70">{say('shop.footer.shop')}</h2>
          <ul className="link-list mt-4 text-18" {...links} />
        </nav>
        {shell.footerItems.map((item, index) => (
          <div key={`${index} ${item.title}`} className={hiddenAt(item.hideOnBreakpoint)}>
            <FooterItemContent props={item} base={`/${shell.market.locale}`} />
          </div>
        ))}
        <section aria-labelledby="footer-locale" className="col-span-2 sm:col-span-1 lg:col-start-4">
          <h2 id="footer-locale" className="label-caps opacity-70">
            {say('shop.locale.label')}
          </h2>
          <LocaleList shell={shell} className="mt-4" />
        </section>
      </div>
      <p className="mt-16 px-gutter text-14 opacity-80">
        {say('shop.footer.demo')}{' '}
        <button
          type="button"
          className="scripted plain-link touch-area"
          onClick={() => dialogs.open(consentSettingsDialog, {})}
        >
          {say('shop.footer.consent')}
        </button>
      </p>
      <div aria-hidden="true" className="foot-name">
        {shopName}
        {logo ? undefined : <Rock />}
      </div>
    </>
  );
}
