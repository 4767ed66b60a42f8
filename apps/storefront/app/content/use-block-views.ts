import { blockScripts } from 'virtual:block-scripts';
import { triesOf } from '@eyelet/blocks/load-views.ts';
import { livelyTypesOf, type ShownBlock, typesOf } from '@eyelet/blocks/shown-block.ts';
import { use, useEffect, useState } from 'react';
import { preloadModule } from 'react-dom';
import { useLocation } from 'react-router';
import { useStillLinks } from './use-still-links.ts';

let opened = false;

/**
 * Waits for the scripts of a page's blocks: before a page that somebody goes to is shown, and before React compares a page with
 * what the server wrote. Still blocks need theirs in the first case alone. The server has the browser fetch them along with
 * those of the page.
 */
export function useBlockViews(blocks: readonly ShownBlock[]): void {
  useStillLinks();
  // The document's own page: it is the first entry of the history, and none has been shown before.
  const { key } = useLocation();
  const [written] = useState(opened || key !== 'default' ? undefined : blocks);
  useEffect(() => {
    opened = true;
  }, []);
  if (import.meta.env.SSR) {
    for (const file of livelyTypesOf(blocks).flatMap((type) => blockScripts[type] ?? [])) preloadModule(file);
  }
  const stays = written?.length === blocks.length && blocks.every((block, index) => block === written[index]);
  for (const tried of triesOf(stays ? livelyTypesOf(blocks) : typesOf(blocks))) use(tried);
}
