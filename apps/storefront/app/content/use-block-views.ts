import { blockScripts } from 'virtual:block-scripts';
import { triesOf } from '@eyelet/blocks/load-views.ts';
import { type ShownBlock, typesOf } from '@eyelet/blocks/shown-block.ts';
import { use } from 'react';
import { preloadModule } from 'react-dom';

/**
 * Waits for the scripts of a page's blocks: before a page that somebody goes to is shown, and before React compares a page with
 * what the server wrote. The server has the browser fetch them along with those of the page.
 */
export function useBlockViews(blocks: readonly ShownBlock[]): void {
  const types = typesOf(blocks);
  if (import.meta.env.SSR) {
    for (const file of types.flatMap((type) => blockScripts[type] ?? [])) preloadModule(file);
  }
  for (const tried of triesOf(types)) use(tried);
}
