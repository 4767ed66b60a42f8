import { loadedMessages } from '@eyelet/messages/load-messages.ts';
import type { Words } from '@eyelet/ui/words/words.tsx';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { partsOf } from './parts.ts';

/** The words of the page, loaded before the navigation or hydration. */
export function usePageWords(tag: string): Words {
  const parts = partsOf(useLocation().pathname);
  const wanted = parts.join(' ');
  return useMemo(() => {
    const say = loadedMessages(tag, wanted.split(' ') as typeof parts) ?? loadedMessages(tag, ['page']);
    // Every page waits for its words before it is shown.
    return { say: say as Words['say'], tag };
  }, [tag, wanted]);
}
