import { classes } from '@eyelet/ui/layout/classes.ts';
import { useWords } from '@eyelet/ui/words/words.tsx';
import { clockText, weekdayName } from './clock.ts';
import { type Opening, openStateOf } from './open-state.ts';

/** Whether a store is open now, with a dot that says the same. */
export function OpenLine({ opening, now }: Readonly<{ opening: Opening; now: Date | undefined }>) {
  const { say, tag } = useWords();
  const state = openStateOf(opening, now);
  return (
    <p className="flex items-center gap-2">
      <span
        aria-hidden="true"
        className={classes('size-2 rounded-full', state.kind === 'open' ? 'bg-kelp' : 'border border-granite')}
      />
      {text()}
    </p>
  );

  function text(): string {
    switch (state.kind) {
      case 'open':
        if (state.until === undefined) return say('stores.open.now');
        return say('stores.open.until', { time: clockText(state.until, tag) });
      case 'closed':
        return say('stores.open.closed');
      case 'opens-today':
        return say('stores.open.opensAt', { time: clockText(state.time, tag) });
      case 'opens-later':
        return say('stores.open.opensOn', { day: weekdayName(state.weekday, tag), time: clockText(state.time, tag) });
    }
  }
}
