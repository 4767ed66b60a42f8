import { useState } from 'react';
import { coarse } from './locator-query.ts';

export type PositionState = 'idle' | 'locating' | 'refused' | 'failed';

/** Milliseconds after which a position that never comes has failed, and for which an earlier one is good enough. */
const patience = 10_000;
const goodFor = 300_000;

/** Asks the browser where the shopper is, when he has asked for it and not before. What is told on is coarse. */
export function usePosition(onPosition: (position: Readonly<{ latitude: number; longitude: number }>) => void) {
  const [state, setState] = useState<PositionState>('idle');
  const locate = () => {
    if (!('geolocation' in navigator)) return setState('failed');
    setState('locating');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle');
        onPosition(coarse(coords));
      },
      (error) => setState(error.code === error.PERMISSION_DENIED ? 'refused' : 'failed'),
      { maximumAge: goodFor, timeout: patience },
    );
  };
  return { state, locate };
}
