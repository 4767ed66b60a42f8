import { Button, buttonLook } from '@eyelet/ui/actions/button.tsx';
import { DialogPanel } from '@eyelet/ui/dialogs/dialog-panel.tsx';
import type { DialogContentProps } from '@eyelet/ui/dialogs/dialog-stack.ts';
import { useWords } from '@eyelet/ui/words/words.tsx';
import { useLocaleLinks } from '../shop/locale-links.ts';
import type { MarketChoice } from '../shop/market-view.ts';
import { rememberLocale } from '../shop/remember-locale.ts';

export type LocationPanelProps = Readonly<{
  country: string;
  current: MarketChoice;
  /** Better matching markets, the best first. */
  offers: readonly MarketChoice[];
}>;

/** Names the current market and links to those of the visitor's country. Closing it in any way means to stay. */
export default function LocationPanel(props: LocationPanelProps & DialogContentProps) {
  const { country, current, offers, close, titleId } = props;
  const linkTo = useLocaleLinks();
  const { say, tag } = useWords();
  const countryName = new Intl.DisplayNames(tag, { type: 'region' }).of(country) ?? country;
  return (
    <DialogPanel title={say('stores.location.title', { country: countryName })} titleId={titleId} close={close}>
      <p className="max-w-prose text-18">
        {say('stores.location.text', {
          current: current.countryName,
          country: offers[0]?.countryName ?? countryName,
        })}
      </p>
      <div className="mt-8 flex flex-col gap-3">
        {offers.map((offer) => (
          <a
            key={offer.locale}
            href={linkTo(offer)}
            hrefLang={offer.hreflang}
            onClick={() => rememberLocale(offer.locale)}
            className={buttonLook('primary', 'regular', true)}
          >
            {say('stores.location.switch', { country: offer.countryName, language: offer.languageName })}
          </a>
        ))}
        <Button tone="secondary" wide onClick={close}>
          {say('stores.location.stay', { current: current.countryName, language: current.languageName })}
        </Button>
      </div>
    </DialogPanel>
  );
}
