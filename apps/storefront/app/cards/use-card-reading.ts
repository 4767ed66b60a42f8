import type { PaymentSession } from '@eyelet/contracts/payments/open-session.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { type RefObject, useCallback, useRef, useState } from 'react';
import { type CardProblem, submitCard } from './card-frame.tsx';

export type CardReading = Readonly<{
  /** Whether a token was requested from the fields and has not arrived. */
  reading: boolean;
  /** Requests a token from the fields. */
  read: () => void;
  /** Stops waiting for the token. */
  stop: () => void;
  /** Props of `CardFrame`. */
  fields: Readonly<{
    frame: RefObject<HTMLIFrameElement | null>;
    reading: boolean;
    onProblem: (kind: CardProblem) => void;
  }>;
}>;

/** Requests a token from the framed card fields and passes a problem to `tell`; the next request clears it. */
export function useCardReading(
  session: PaymentSession | null,
  tell: (problem: string | undefined) => void,
): CardReading {
  const say = useSay();
  const frame = useRef<HTMLIFrameElement>(null);
  const [reading, setReading] = useState(false);
  const texts = { invalid: say('checkout.cardInvalid'), lost: say('checkout.disconnected') };
  const stop = useCallback(() => setReading(false), []);
  const onProblem = useCallback(
    (kind: CardProblem) => {
      setReading(false);
      tell(texts[kind]);
    },
    [texts.invalid, texts.lost],
  );
  function read(): void {
    if (reading) return;
    tell(undefined);
    if (!session) {
      onProblem('lost');
      return;
    }
    setReading(true);
    submitCard(frame.current, session);
  }
  return { reading, read, stop, fields: { frame, reading, onProblem } };
}
