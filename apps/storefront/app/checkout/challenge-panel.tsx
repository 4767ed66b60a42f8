import type { Challenge } from '@eyelet/contracts/orders/order.ts';
import { challengeTimeLeft } from '@eyelet/domain/checkout/challenge-time.ts';
import { DialogPanel } from '@eyelet/ui/dialogs/dialog-panel.tsx';
import type { DialogContentProps } from '@eyelet/ui/dialogs/dialog-stack.ts';
import { useSingleResult } from '@eyelet/ui/dialogs/use-single-result.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useEffect, useRef, useState } from 'react';

export type ChallengeProps = Readonly<{
  challenge: Challenge;
  /** Called exactly once, with whether the shopper was authenticated. */
  onResult: (authenticated: boolean) => void;
}>;

type ChallengeMessage = Readonly<{
  source?: unknown;
  type?: unknown;
  height?: number;
  transactionId?: string;
  authenticated?: boolean;
}>;

/**
 * The bank's page in a frame. Right code, wrong codes, cancelling, closing and running out of time all end in one result
 * (C8.163); messages are taken from this frame and its origin only.
 */
export default function ChallengePanel({ challenge, onResult, close, titleId }: ChallengeProps & DialogContentProps) {
  const say = useSay();
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(420);
  const { url, transactionId, expiresAt } = challenge;

  const end = useSingleResult(close, onResult);

  useEffect(() => {
    const origin = new URL(url, window.location.href).origin;
    const listen = (event: MessageEvent<ChallengeMessage>) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const { data } = event;
      if (data?.source !== 'eyelet-payments') return;
      if (data.type === 'height' && data.height) setHeight(Math.ceil(data.height));
      if (data.type === 'challenge' && data.transactionId === transactionId) end.current(data.authenticated === true);
    };
    window.addEventListener('message', listen);
    const timeOut = setTimeout(() => end.current(false), challengeTimeLeft(expiresAt, Date.now()));
    return () => {
      window.removeEventListener('message', listen);
      clearTimeout(timeOut);
    };
  }, [url, transactionId, expiresAt, end]);

  return (
    <DialogPanel title={say('checkout.challenge.frame')} titleId={titleId} close={() => end.current(false)}>
      <iframe
        ref={frame}
        src={url}
        title={say('checkout.challenge.frame')}
        className="block w-full border-0"
        // The frame takes the focus so that a code can be typed at once, unless its page has focused a field already.
        onLoad={() => document.activeElement !== frame.current && frame.current?.focus()}
        style={{ height }}
      />
    </DialogPanel>
  );
}
