import type { Handover } from '@eyelet/contracts/handovers/handover.ts';
import { readHandover } from '@eyelet/contracts/handovers/read.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { useEffect, useState } from 'react';
import { useLocale } from '../shop/locale.ts';
import { shopperOf } from '../shopper/shopper.ts';

/** Milliseconds between two looks at whether the cart was taken. */
const lookMs = 2_000;

/** What became of a link: its state, or why it has ended. */
export type Watched = Readonly<{ state: Handover['state']; problem?: string }>;

/**
 * Looks whether the cart was taken while its code is shown. The cart of this browser ends with that, so that the next shopper begins
 * with nothing; until then it is marked, so that a cart that goes while nobody looks is not made again from the copy kept here.
 */
export function useTakingWatch({ state: served, basketId }: Handover, token: string): Watched {
  const { header } = useLocale();
  const [watched, setWatched] = useState<Watched>({ state: served });
  const { state, problem } = watched;
  const isOpen = state === 'open' && problem === undefined;
  useEffect(() => {
    if (basketId === null) return;
    const { cart } = shopperOf(header);
    if (state === 'given') cart.take({ kind: 'ended', basketId });
    else cart.take({ kind: 'placing', basketId: isOpen ? basketId : undefined });
  }, [header, basketId, state, isOpen]);
  useEffect(() => {
    if (!isOpen) return;
    let isLooking = false;
    const look = async () => {
      if (isLooking || document.visibilityState === 'hidden') return;
      isLooking = true;
      try {
        const now = await shopperOf(header).client.call(readHandover, { query: { token } });
        setWatched((before) => (now.state === before.state ? before : { state: now.state }));
      } catch (error) {
        // Without a connection the next look tries again.
        if (error instanceof ApiError && error.id === 'AUT402') setWatched({ state: 'open', problem: error.message });
      } finally {
        isLooking = false;
      }
    };
    const timer = setInterval(() => void look(), lookMs);
    return () => clearInterval(timer);
  }, [header, token, isOpen]);
  return watched;
}
