import type { Translate } from '@eyelet/messages/translate.ts';
import { createContext, type ReactNode, useContext } from 'react';

export type Words = Readonly<{
  /** Returns a message by its key in the shopper's language. */
  say: Translate;
  /** BCP 47 tag for numbers and dates. */
  tag: string;
}>;

const WordsContext = createContext<Words | undefined>(undefined);

/** Gives all parts below the language and its messages. */
export function WordsProvider({ words, children }: Readonly<{ words: Words; children: ReactNode }>) {
  return <WordsContext value={words}>{children}</WordsContext>;
}

/** Messages and language tag of the page. */
export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('no WordsProvider above this part');
  return words;
}

/** The message function alone. */
export function useSay(): Translate {
  return useWords().say;
}
