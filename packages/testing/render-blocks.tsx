import { triesOf } from '@eyelet/blocks/load-views.ts';
import type { Resolvers } from '@eyelet/blocks/needs.ts';
import { RenderBlocks, type RenderBlocksProps } from '@eyelet/blocks/render-blocks.tsx';
import type { ShownArticles } from '@eyelet/blocks/shown-articles.ts';
import { type ShownBlock, typesOf } from '@eyelet/blocks/shown-block.ts';
import type { ShownEvent } from '@eyelet/blocks/shown-event.ts';
import type { Subject } from '@eyelet/blocks/subject.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { DialogProvider } from '@eyelet/ui/dialogs/dialogs.tsx';
import { WordsProvider } from '@eyelet/ui/words/words.tsx';
import { renderToStaticMarkup } from 'react-dom/server';

const event: ShownEvent = {
  ...{ eventId: 'mending-days', title: 'Mending days', place: 'The workshop', address: '', termsPage: null },
  ...{ startDate: '2027-06-05', endDate: '2027-06-06', opens: '10:00', closes: '17:00', timeZone: 'Europe/Berlin' },
  enablePlusOne: true,
};

const articles: ShownArticles = {
  result: [
    {
      ...{ id: 'a', key: 'salt', title: 'Salt', url: '/en-us/articles/salt', picture: null },
      ...{ tags: [], eyebrow: null, date: '2026-11-12' },
    },
  ],
  facets: [],
  numFound: 1,
};

/** A shop without products, and with an event. */
export const noCards: Resolvers = {
  cards: async (queries) => queries.map(() => []),
  articles: async (queries) => queries.map(() => articles),
  events: async (queries) => queries.map(() => event),
  outside: async (queries) => queries.map(() => '/outside'),
};

/** The page of a product in a category. */
export const subject: Subject = { product: { id: 'SKTERN01FOM', ids: ['SKTERN01FOM'] }, category: { id: '1000' } };

/** The HTML of blocks, as the server writes it into a page. */
export async function renderBlocks(
  blocks: readonly ShownBlock[],
  options: Pick<RenderBlocksProps, 'preview' | 'startsPage'> = {},
): Promise<string> {
  await Promise.all(triesOf(typesOf(blocks)));
  return renderToStaticMarkup(
    <WordsProvider words={{ say: createMessages('en'), tag: 'en-US' }}>
      <DialogProvider>
        <RenderBlocks blocks={blocks} base="/en-us" {...options} />
      </DialogProvider>
    </WordsProvider>,
  );
}
