import type { EventProps } from '@eyelet/blocks/items/event/schema.ts';
import { gatherVariants } from '@eyelet/domain/content/gather-variants.ts';
import type { ImportedItem } from '@eyelet/server/content/import-content.ts';

/** Facts of an event of two days in Hamburg with three seats. */
export const mendingDays: EventProps = {
  ...{ title: 'Mending days', startDate: '2027-06-05', endDate: '2027-06-06', opens: '10:00', closes: '17:00' },
  ...{ timeZone: 'Europe/Berlin', place: 'Skerry Hamburg', address: 'Am Sandtorkai 4' },
  ...{ capacity: 3, waitingList: true, enablePlusOne: true },
};

/** An event in English, and its title in German. */
export function eventItemOf(key: string, props: Partial<EventProps> = {}, german = 'Flicktage'): ImportedItem {
  const english = { ...mendingDays, ...props };
  const texts = {
    en: { props: english, sections: [] },
    de: { props: { ...english, title: german }, sections: [] },
  };
  return { kind: 'event', key, name: english.title, document: gatherVariants({ source: 'en', version: 1, texts }) };
}
