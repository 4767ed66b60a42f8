import { EventFacts } from '@eyelet/blocks/event-sign-up/event-facts.tsx';
import { EventOfPageContext } from '@eyelet/blocks/event-sign-up/sign-up-part.ts';
import { findEvent } from '@eyelet/blocks/find-event.ts';
import type { EventProps } from '@eyelet/blocks/items/event/schema.ts';
import { eventPath } from '@eyelet/domain/pages/paths.ts';
import { instantOf } from '@eyelet/domain/stores/instant.ts';
import { Picture } from '@eyelet/ui/pictures/picture.tsx';
import { loadSections } from '../content/load-page.ts';
import { openItem } from '../content/open-item.ts';
import { PageSections } from '../content/page-sections.tsx';
import { notAvailable } from '../page/not-available.ts';
import { openPage } from '../page/open-page.ts';
import { kept, keptHeaders } from '../page/page-tags.ts';
import { PageData } from '../seo/page-data.tsx';
import { Seo } from '../seo/seo.tsx';
import { StructuredData } from '../seo/structured-data.tsx';
import { useShopName } from '../shop/brand.ts';
import { useShellData } from '../shop/shop-data.ts';
import type { Route } from './+types/page';

export const headers = keptHeaders;

export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = openPage(context, params);
  const pathOf = (key: string) => eventPath(shop.market.locale, key);
  const found = await openItem(shop.client, { kind: 'event', key: params.key ?? '', pathOf });
  const event = (await findEvent(shop.client, found.key)) ?? notAvailable();
  const { description, picture, alt } = found.props as EventProps;
  const { sections, tags } = await loadSections(shop, found.sections);
  const at = (day: string, clock: string) => {
    const [hours = 0, minutes = 0] = clock.split(':').map(Number);
    return instantOf(day, hours * 60 + minutes, event.timeZone).toISOString();
  };
  const span = { from: at(event.startDate, event.opens), to: at(event.endDate, event.closes) };
  const shown = { event, span, description: description ?? '', picture: picture ?? null, alt: alt ?? '' };
  return kept({ ...shown, sections }, ['content:event', 'content:page', ...tags]);
}

/** An event of the brand: its time and place, its text, and the registration among its blocks. */
export default function EventPage({ loaderData }: Route.ComponentProps) {
  const { event, span, description, picture, alt, sections } = loaderData;
  const shell = useShellData();
  const shopName = useShopName();
  const origin = shell?.origin ?? '';
  const url = eventPath(shell?.market.locale ?? '', event.eventId);
  return (
    <>
      <Seo
        title={event.title}
        description={description}
        canonical={url}
        alternates={shell?.choices.map(({ locale }) => ({ locale, url: eventPath(locale, event.eventId) })) ?? []}
        picture={picture ?? undefined}
      />
      <PageData name={event.title} description={description} url={url} />
      <StructuredData
        data={{
          ...{ '@type': 'Event', name: event.title, description, startDate: span.from, endDate: span.to },
          eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
          eventStatus: 'https://schema.org/EventScheduled',
          location: { '@type': 'Place', name: event.place, address: event.address },
          organizer: { '@type': 'Organization', name: shopName, url: origin },
          url: origin + url,
        }}
      />
      {picture && (
        <Picture
          name={picture}
          alt={alt}
          sizes="100vw"
          width={2000}
          height={900}
          priority
          className="aspect-[4/3] w-full object-cover md:aspect-[20/9]"
        />
      )}
      <div className="grid gap-8 px-gutter py-12 lg:grid-cols-12 lg:py-20">
        <div className="lg:col-span-6">
          <h1 className="font-display text-64 font-semibold text-balance">{event.title}</h1>
          {description && <p className="mt-5 max-w-[52ch] text-22">{description}</p>}
        </div>
        <EventFacts event={event} className="lg:col-span-4 lg:col-start-9" />
      </div>
      <EventOfPageContext value={event.eventId}>
        <PageSections sections={sections} />
      </EventOfPageContext>
    </>
  );
}
