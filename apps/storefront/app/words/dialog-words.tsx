import { loadedMessages, loadMessages, type PagePart } from '@eyelet/messages/load-messages.ts';
import { type Words, WordsProvider } from '@eyelet/ui/words/words.tsx';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import { useLocale } from '../shop/locale.ts';

/** Loads a dialog or a late part together with the message parts that it needs besides those of its page. */
export function withWords<P extends object>(
  parts: readonly PagePart[],
  load: () => Promise<{ default: ComponentType<P> }>,
): () => Promise<{ default: ComponentType<P> }> {
  return async () => {
    const [{ default: Content }] = await Promise.all([load(), loadMessages(document.documentElement.lang, parts)]);
    const WithWords: ComponentType<P> = (props) => (
      <DialogWords parts={parts}>
        <Content {...props} />
      </DialogWords>
    );
    return { default: WithWords };
  };
}

/** Words that are loaded already, for what needs others than its page. */
export function DialogWords({ parts, children }: Readonly<{ parts: readonly PagePart[]; children: ReactNode }>) {
  const { tag } = useLocale();
  const words = useMemo(() => {
    // Who shows it has waited for them.
    return { say: loadedMessages(tag, parts) as Words['say'], tag };
  }, [tag, parts]);
  return <WordsProvider words={words}>{children}</WordsProvider>;
}
