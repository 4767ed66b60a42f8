import type { Translate } from '@eyelet/messages/translate.ts';

/** The promised days as text: one day or a span. Days are YYYY-MM-DD at the destination. */
export function promisedText(
  promised: Readonly<{ from: string; to: string }>,
  event: 'arrives' | 'ready',
  say: Translate,
  tag: string,
): string {
  const format = new Intl.DateTimeFormat(tag, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
  const day = (text: string) => unbroken(format.format(new Date(`${text}T00:00:00Z`)));
  if (event === 'ready') return say('delivery.readyOn', { day: day(promised.from) });
  if (promised.from === promised.to) return say('delivery.arrivesOn', { day: day(promised.from) });
  return say('delivery.arrives', { from: day(promised.from), to: day(promised.to) });
}

/** The local day and time at the store from which a pickup is possible. */
export function readyText({ from }: Readonly<{ from: string }>, say: Translate, tag: string): string {
  // `from` is ISO 8601 with the store's offset, so its first 16 characters are the local time of the store.
  const there = new Date(`${from.slice(0, 16)}Z`);
  const day = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  const time = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const;
  return say('delivery.readyFrom', {
    day: unbroken(new Intl.DateTimeFormat(tag, day).format(there)),
    time: unbroken(new Intl.DateTimeFormat(tag, time).format(there)),
  });
}

/** A day or a time that stays on one line. */
function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}
