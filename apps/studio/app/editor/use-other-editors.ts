import { type Attending, attendance, attendContent } from '@eyelet/contracts/content/attend.ts';
import { useEffect, useState } from 'react';
import { api } from '../session/api.ts';

/** Milliseconds without input after which somebody counts as gone, so that a forgotten page neither looks busy nor keeps a session alive. */
const restMs = 5 * 60_000;

const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** Who else has an item open, while it is open here. A call that fails says nothing new. */
export function useOtherEditors(itemId: string): Attending {
  const [others, setOthers] = useState<Attending>([]);
  useEffect(() => {
    let [isLeft, lastSign] = [false, Date.now()];
    const tell = async (open: boolean) => {
      const answer = await api.call(attendContent, { params: { itemId }, body: { open } }).catch(() => undefined);
      if (answer && !isLeft) setOthers(answer.others);
    };
    const isHere = () => document.visibilityState === 'visible' && Date.now() - lastSign < restMs;
    const note = () => {
      const wasAway = !isHere();
      lastSign = Date.now();
      if (wasAway && isHere()) void tell(true);
    };
    for (const sign of signs) window.addEventListener(sign, note, { passive: true });
    document.addEventListener('visibilitychange', note);
    const timer = setInterval(() => isHere() && void tell(true), attendance.every * 1000);
    void tell(true);
    return () => {
      isLeft = true;
      clearInterval(timer);
      for (const sign of signs) window.removeEventListener(sign, note);
      document.removeEventListener('visibilitychange', note);
      void tell(false);
    };
  }, [itemId]);
  return others;
}
