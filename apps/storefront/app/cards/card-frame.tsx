import type { PaymentSession } from '@eyelet/contracts/payments/open-session.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { type RefObject, useEffect, useState } from 'react';

/** Messages from the provider's fields to the page around them. */
type FieldsMessage = Readonly<
  { source?: unknown } & (
    | { type: 'ready' | 'invalid' | 'error' }
    | { type: 'height'; height: number }
    | { type: 'token'; token: string }
  )
>;

export type CardFrameProps = Readonly<{
  session: PaymentSession;
  frame: RefObject<HTMLIFrameElement | null>;
  /** Whether a token was requested from the fields and has not arrived. */
  reading: boolean;
  onToken: (token: string) => void;
  onProblem: (kind: CardProblem) => void;
}>;

/** `invalid`: the fields found a problem in the input. `lost`: the fields failed or did not answer. */
export type CardProblem = 'invalid' | 'lost';

/** Milliseconds after which a requested token counts as lost. */
const longestReading = 30_000;

/** Asks the framed fields to check what was entered and to answer with a token. */
export function submitCard(frame: HTMLIFrameElement | null, session: PaymentSession): void {
  frame?.contentWindow?.postMessage({ source: 'eyelet-checkout', type: 'submit' }, session.meta.messageOrigin);
}

/**
 * The provider's own card fields: number and code never touch the shop (C8.164). Messages are taken from the provider's
 * origin and from this frame only.
 */
export function CardFrame({ session, frame, reading, onToken, onProblem }: CardFrameProps) {
  const say = useSay();
  const [height, setHeight] = useState(330);
  const { fieldsUrl, messageOrigin } = session.meta;

  useEffect(() => {
    const hideButton = () =>
      frame.current?.contentWindow?.postMessage({ source: 'eyelet-checkout', type: 'hide-button' }, messageOrigin);
    const listen = (event: MessageEvent<FieldsMessage>) => {
      if (event.origin !== messageOrigin || event.source !== frame.current?.contentWindow) return;
      const { data } = event;
      if (data?.source !== 'eyelet-payments') return;
      if (data.type === 'ready') {
        hideButton();
        // A request sent before the fields had loaded was lost, so it is sent again.
        if (reading) submitCard(frame.current, session);
      }
      if (data.type === 'height') setHeight(Math.ceil(data.height));
      if (data.type === 'token' && reading) onToken(data.token);
      if (data.type === 'invalid') onProblem('invalid');
      if (data.type === 'error') onProblem('lost');
    };
    const patience = reading ? setTimeout(onProblem, longestReading, 'lost') : undefined;
    window.addEventListener('message', listen);
    hideButton();
    return () => {
      clearTimeout(patience);
      window.removeEventListener('message', listen);
    };
  }, [frame, session, messageOrigin, reading, onToken, onProblem]);

  return (
    <iframe
      ref={frame}
      src={fieldsUrl ?? undefined}
      title={say('checkout.cardFields')}
      className="block w-full border-0 bg-transparent"
      style={{ height }}
    />
  );
}
