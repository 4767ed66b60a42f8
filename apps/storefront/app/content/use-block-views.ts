import { blockScripts } from 'virtual:block-scripts';
import { triesOf } from '@eyelet/blocks/load-views.ts';
import { livelyTypesOf, type ShownBlock, typesOf } from '@eyelet/blocks/shown-block.ts';
import { use, useEffect, useState } from 'react';
import { preloadModule } from 'react-dom';
import { useLocation } from 'react-router';
import { useStillLinks } from './use-still-links.ts';

let opened = false;

/**
 * Waits for the scripts of a page's blocks: before a page is shown on client-side navigation, and before React hydrates
 * a page. Still blocks need theirs in the first case only. The server preloads them along with those of the page.
 */
export function useBlockViews(blocks: readonly ShownBlock[]): void {
  useStillLinks();
  // The page of the document is the first entry of the history.
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
