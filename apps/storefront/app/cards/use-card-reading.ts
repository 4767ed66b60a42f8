import type { PaymentSession } from '@eyelet/contracts/payments/open-session.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { type RefObject, useCallback, useRef, useState } from 'react';
import { type CardProblem, submitCard } from './card-frame.tsx';

export type CardReading = Readonly<{
  /** The fields have been asked for a token and have not answered yet. */
  reading: boolean;
  /** Asks the fields for a token. */
  read: () => void;
  /** Waits for no token any more. */
  stop: () => void;
  /** For the frame of the fields. */
  fields: Readonly<{
    frame: RefObject<HTMLIFrameElement | null>;
    reading: boolean;
    onProblem: (kind: CardProblem) => void;
  }>;
}>;

/** Has the framed card fields read; what is wrong is told, and no more once they are asked anew. */
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
