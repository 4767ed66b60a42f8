import { marketsFor } from '@eyelet/domain/markets/markets-for.ts';
import type { DialogManager } from '@eyelet/ui/dialogs/dialog-manager.ts';
import type { DialogDefinition } from '@eyelet/ui/dialogs/dialog-stack.ts';
import type { MarketChoice, MarketView } from '../shop/market-view.ts';
import { hasChosenLocale, rememberLocale } from '../shop/remember-locale.ts';
import { withWords } from '../words/dialog-words.tsx';
import type { LocationPanelProps } from './location-panel.tsx';

/** Offers to switch to the shop of the visitor's country, or to stay (C2.57). */
const locationDialog: DialogDefinition<LocationPanelProps> = {
  name: 'location-confirmation',
  side: 'modal',
  load: withWords(['page', 'stores'], () => import('./location-panel.tsx')),
};

export type Whereabouts = Readonly<{
  /** ISO 3166-1 alpha-2. */
  country: string;
  market: MarketView;
  choices: readonly MarketChoice[];
}>;

/**
 * Asks once: not visitors who were asked or have chosen a market before, not automated browsers, and not while a dialog
 * is open.
 */
export function askForLocation(dialogs: DialogManager, { country, market, choices }: Whereabouts): void {
  const offers = marketsFor(country, market, choices);
  const current = choices.find(({ locale }) => locale === market.locale);
  if (!current || offers.length === 0 || hasChosenLocale()) return;
  if (/bot|crawl|spider|preview/i.test(navigator.userAgent) || dialogs.read().length > 0) return;
  rememberLocale(market.locale);
  dialogs.open(locationDialog, { country, current, offers });
}
