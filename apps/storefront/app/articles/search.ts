import type { ArticlesQuery, ShownArticles } from '@eyelet/blocks/shown-articles.ts';
import { searchComponents } from '@eyelet/contracts/content/search-components.ts';
import { loadMessages } from '@eyelet/messages/load-messages.ts';
import { tellUnanswered } from '@eyelet/ui/toasts/tell-unanswered.ts';
import { currentShopper } from '../shopper/shopper.ts';

/** Articles of the market (B7.26). If the call fails, a message says so and the shown articles stay. */
export async function searchArticles(query: ArticlesQuery): Promise<ShownArticles> {
  try {
    return await currentShopper().client.call(searchComponents, { query: { type: 'article', ...query } });
  } catch (error) {
    tellUnanswered(await loadMessages(document.documentElement.lang, ['page', 'errors']));
    throw error;
  }
}
