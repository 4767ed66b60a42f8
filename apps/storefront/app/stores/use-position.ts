import { useState } from 'react';
import { coarse } from './locator-query.ts';

export type PositionState = 'idle' | 'locating' | 'refused' | 'failed';

/** Milliseconds: the timeout of a position, and the age up to which an earlier one is reused. */
const patience = 10_000;
const goodFor = 300_000;

/** Asks the browser for the position, only on the shopper's request, and passes it on rounded. */
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
