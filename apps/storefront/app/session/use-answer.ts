import { useEffect, useState } from 'react';

/** Milliseconds for which an answer is as good as a new one. */
const freshMs = 60_000;

type Kept = Readonly<{ askedAt: number; answer: Promise<unknown> }>;

const kept = new Map<string, Kept>();

/**
 * The answer of a call that only reads, asked for again when `key` changes; while a new one is on its way the last one
 * stays. Nothing is asked without a key. A failed call answers undefined, so what hangs on it is left out.
 */
export function useAnswer<T>(key: string | undefined, ask: () => Promise<T>): T | undefined {
  const [answer, setAnswer] = useState<T>();
  useEffect(() => {
    if (key === undefined) return;
    let wanted = true;
    answerOf(key, ask).then(
      (value) => wanted && setAnswer(() => value),
      (error: unknown) => {
        kept.delete(key);
        console.warn(error);
        if (wanted) setAnswer(undefined);
      },
    );
    return () => {
      wanted = false;
    };
  }, [key]);
  return answer;
}

function answerOf<T>(key: string, ask: () => Promise<T>): Promise<T> {
  const known = kept.get(key);
  if (known && Date.now() - known.askedAt < freshMs) return known.answer as Promise<T>;
  const answer = ask();
  kept.set(key, { askedAt: Date.now(), answer });
  return answer;
}
