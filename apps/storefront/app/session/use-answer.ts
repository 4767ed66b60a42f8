import { useEffect, useState } from 'react';

/** Milliseconds for which an answer is reused. */
const freshMs = 60_000;

type Kept = Readonly<{ askedAt: number; answer: Promise<unknown> }>;

const kept = new Map<string, Kept>();

/**
 * The answer of a read call, made again when `key` changes; meanwhile the last answer
 * stays. No call without a key. A failed call gives undefined, so what depends on it is not shown.
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
