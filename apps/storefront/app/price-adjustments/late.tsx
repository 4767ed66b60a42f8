import { loadedMessages, loadMessages } from '@eyelet/messages/load-messages.ts';
import { WordsProvider } from '@eyelet/ui/words/words.tsx';
import { use, useMemo } from 'react';
import { useLocale } from '../shop/locale.ts';
import { adjustmentWords } from './fields.ts';
import { type AdjustmentsProps, PriceAdjustments } from './section.tsx';

const loading = new Map<string, Promise<unknown>>();

/** The price adjustments with their messages, which the browser loads with them; on the server, the page has loaded them. */
export default function LatePriceAdjustments(props: AdjustmentsProps) {
  const { tag } = useLocale();
  if (!loadedMessages(tag, adjustmentWords)) use(wordsIn(tag));
  const words = useMemo(() => {
    const say = loadedMessages(tag, adjustmentWords);
    if (!say) throw new Error('the words of the price adjustments were not loaded');
    return { say, tag };
  }, [tag]);
  return (
    <WordsProvider words={words}>
      <PriceAdjustments {...props} />
    </WordsProvider>
  );
}

/** The same promise at each attempt to render. */
function wordsIn(tag: string): Promise<unknown> {
  const known = loading.get(tag) ?? loadMessages(tag, adjustmentWords);
  loading.set(tag, known);
  return known;
}
