import { canvasMessage, type FromCanvas, type ToCanvas } from '@eyelet/contracts/preview/canvas.ts';
import type { PreviewShopper } from '@eyelet/contracts/preview/shoppers.ts';
import { useWords } from '@eyelet/ui/words/words.tsx';
import { useEffect, useRef } from 'react';
import { useMarket } from '../shop/shop-data.ts';

export type MomentsProps = Readonly<{
  /** Path without the locale. */
  page: string;
  /** Undefined: now. */
  from: string | undefined;
  to: string;
  shopper: PreviewShopper | undefined;
}>;

/** A page of the shop at two moments, in two frames of the same width: side by side, one below the other on phones. */
export function Moments({ page, from, to, shopper }: MomentsProps) {
  const { say, tag } = useWords();
  const { locale } = useMarket();
  const frames = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const hear = (event: MessageEvent<unknown>) => {
      for (const { contentWindow: source } of frames.current?.querySelectorAll('iframe') ?? []) {
        if (!canvasMessage<FromCanvas>(event, { origin: window.location.origin, source })) continue;
        // Pop-ups would cover the compared pages.
        source?.postMessage({ canvas: 'without-popups' } satisfies ToCanvas, window.location.origin);
      }
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);
  const time = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  const sourceAt = (moment: string | undefined) => {
    const query = new URLSearchParams({
      ...{ preview: 'true', previewOnce: 'true' },
      ...(moment ? { previewDateTime: moment } : {}),
      ...(shopper ? { previewShopper: shopper } : {}),
    });
    return `/${locale}${page === '/' ? '' : page}?${query}`;
  };
  return (
    <div ref={frames} className="mt-10 grid gap-6 md:grid-cols-2">
      {[from, to].map((moment, index) => {
        const name = moment ? time.format(new Date(moment)) : say('preview.changes.now');
        return (
          <figure key={index === 0 ? 'from' : 'to'} className="min-w-0">
            <figcaption className="mb-2 text-18 font-semibold">{name}</figcaption>
            <iframe title={name} src={sourceAt(moment)} className="h-[38rem] w-full border border-drift bg-paper" />
          </figure>
        );
      })}
    </div>
  );
}
