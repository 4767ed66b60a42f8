import { EventFacts } from '@eyelet/blocks/event-sign-up/event-facts.tsx';
import { listPublishedEvents } from '@eyelet/contracts/event-registrations/list-published.ts';
import { Link } from '@eyelet/ui/links/link.tsx';
import { Picture } from '@eyelet/ui/pictures/picture.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { openPage } from '../page/open-page.ts';
import { kept, keptHeaders } from '../page/page-tags.ts';
import { PageData } from '../seo/page-data.tsx';
import { Seo } from '../seo/seo.tsx';
import { useMarket, useShellData } from '../shop/shop-data.ts';
import type { Route } from './+types/list-page';

export const headers = keptHeaders;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { client } = openPage(context, params);
  const { events } = await client.call(listPublishedEvents, {});
  return kept({ events }, ['content:event', 'content:page']);
}

/** The coming events of the brand. */
export default function EventsPage({ loaderData: { events } }: Route.ComponentProps) {
  const say = useSay();
  const { locale } = useMarket();
  const shell = useShellData();
  const url = `/${locale}/events`;
  const [title, text] = [say('events.list.title'), say('events.list.text')];
  return (
    <div className="px-gutter pt-10 lg:pt-16">
      <Seo
        title={title}
        description={text}
        canonical={url}
        alternates={shell?.choices.map((one) => ({ locale: one.locale, url: `/${one.locale}/events` })) ?? []}
      />
      <PageData name={title} description={text} url={url} />
      <h1 className="font-display text-64 font-semibold">{title}</h1>
      <p className="mb-10 mt-4 max-w-prose text-18">{text}</p>
      {events.length === 0 && <p className="text-18">{say('events.list.none')}</p>}
      <ul className="space-y-16 lg:space-y-24">
        {events.map((event, index) => (
          <li key={event.eventId}>
            <article className="grid gap-x-8 gap-y-6 lg:grid-cols-12">
              <div className="aspect-[3/2] overflow-hidden bg-mist lg:col-span-7">
                {event.picture && (
                  <Picture
                    name={event.picture.url}
                    alt={event.picture.alt}
                    sizes="(min-width: 64rem) 58vw, 100vw"
                    width={1200}
                    height={800}
                    priority={index === 0}
                    className="size-full object-cover"
                  />
                )}
              </div>
              <div className="lg:col-span-5">
                <h2 className="heading">
                  <Link href={event.url} className="underline-offset-4 decoration-1 hover:underline">
                    {event.title}
                  </Link>
                </h2>
                {event.description && <p className="mt-3 max-w-prose text-18">{event.description}</p>}
                <EventFacts event={event} className="mt-6" />
              </div>
            </article>
          </li>
        ))}
      </ul>
    </div>
  );
}
