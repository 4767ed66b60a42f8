import { ingestTiming, type PageTiming } from '@eyelet/contracts/performance/ingest.ts';

type Shift = PerformanceEntry & Readonly<{ value: number; hadRecentInput: boolean }>;

/**
 * Reports once how fast the document appeared, when it is left or hidden (C2.87). The browser sends it by itself, so nothing waits
 * for it. `mayMeasure` is asked at that moment. Returns a function that ends it.
 */
export function sendTiming(mayMeasure: () => boolean): () => void {
  const found: { lcp?: number; inp?: number; cls?: number } = {};
  const observers = [
    observe('largest-contentful-paint', ({ startTime }) => {
      found.lcp = startTime;
    }),
    observe('layout-shift', (entry) => {
      const { value, hadRecentInput } = entry as Shift;
      if (!hadRecentInput) found.cls = (found.cls ?? 0) + value;
    }),
    observe('event', ({ duration }) => {
      found.inp = Math.max(found.inp ?? 0, duration);
    }),
  ];
  const leave = () => {
    if (document.visibilityState !== 'hidden' || !mayMeasure()) return;
    document.removeEventListener('visibilitychange', leave);
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const timing: PageTiming = {
      pageType: document.body.dataset.pageType ?? 'other',
      path: location.pathname.slice(0, 300),
      locale: document.documentElement.lang,
      ...(visit ? { ttfb: visit.responseStart } : {}),
      ...found,
    };
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    const body = JSON.stringify({ ...timing, ...(fcp === undefined ? {} : { fcp }) });
    navigator.sendBeacon(ingestTiming.path, new Blob([body], { type: 'application/json' }));
  };
  document.addEventListener('visibilitychange', leave);
  return () => {
    document.removeEventListener('visibilitychange', leave);
    for (const one of observers) one.disconnect();
  };
}

/** Not every browser has every type of entry; those it does not have are left out. */
function observe(type: string, take: (entry: PerformanceEntry) => void): PerformanceObserver {
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
  observer.observe({ type, buffered: true });
  return observer;
}
