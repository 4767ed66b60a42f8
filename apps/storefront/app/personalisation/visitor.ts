import type { Visitor } from '@eyelet/blocks/visitor.ts';
import { decide } from '@eyelet/contracts/personalisation/decide.ts';
import { recordExperienceEvent } from '@eyelet/contracts/personalisation/record-event.ts';
import type { Region } from '@eyelet/domain/markets/market.ts';
import type { Audience } from '@eyelet/domain/personalisation/audience.ts';
import { mayDecide } from '@eyelet/domain/personalisation/may-decide.ts';
import { currentChoice, isAllowed, watchChoice } from '../consent/consents.ts';
import { previewOfPage } from '../shop/preview-of-page.ts';
import { consumerStore, watchConsumer } from '../shopper/profile.ts';
import { currentShopper } from '../shopper/shopper.ts';
import { previewedAudience } from './previewed-audience.ts';
import { shownPart } from './shown-part.ts';
import { visitorId } from './visitor-id.ts';

type Shown = Readonly<{ brand: string; region: Region }>;

/** What the blocks of a page may know of its visitor. `shown` is read at each call, as the market may change. */
export function visitorOf(shown: () => Shown): Visitor {
  return {
    audience,
    testContext: () =>
      [
        shownPart() ?? new URLSearchParams(location.search).getAll('p13n_testcontext').flatMap((ids) => ids.split(',')),
      ].flat(),
    decide: async (experience) => {
      const { brand, region } = shown();
      const isPreview = previewOfPage() !== undefined;
      if (shownPart() === null || !mayDecide({ region, choice: currentChoice(), isPreview })) return undefined;
      const consent = isAllowed('C0004', region);
      const { client } = currentShopper();
      const body = { visitorId: visitorId(consent), consent, experiences: [experience] };
      const { decisions } = await client.call(decide, { params: { brand }, body });
      return decisions[0];
    },
    record: (event) => {
      const { brand, region } = shown();
      if (!isAllowed('C0004', region)) return;
      const body = { ...event, visitorId: visitorId(true) };
      currentShopper().client.call(recordExperienceEvent, { params: { brand }, body }).catch(console.warn);
    },
    watchAudience: (listen) => {
      watchConsumer();
      const ends = [consumerStore.subscribe(listen), currentShopper().cart.subscribe(listen)];
      return () => {
        for (const end of ends) end();
      };
    },
    watchConsent: watchChoice,
  };
}

function audience(): Audience | undefined {
  if (shownPart() === null) return undefined;
  const items = currentShopper().cart.last()?.items ?? [];
  const hasItems = items.length > 0;
  const previewed = previewedAudience(previewOfPage()?.previewShopper);
  if (previewed) return { ...previewed, hasItems };
  const { status, profile } = consumerStore.get();
  if (status === 'unknown') return undefined;
  return {
    isLoggedIn: status === 'consumer',
    isMember: profile?.isLoyaltyMember ?? false,
    kinds: profile?.consumerDetails.identity.map(({ type }) => type) ?? [],
    hasItems,
  };
}
