import type { BulkAction } from '@eyelet/contracts/bulk-actions/bulk-action.ts';
import { Badge, type Tone } from '../look/badge.tsx';
import { Progress } from '../look/progress.tsx';
import { useWords } from '../words/words.ts';

const tones: Readonly<Record<BulkAction['state'], Tone>> = { running: 'info', stopped: 'warning', done: 'good' };

/** The state of an action on many orders. */
export function BulkState({ state }: Pick<BulkAction, 'state'>) {
  const { t } = useWords();
  return <Badge tone={tones[state]}>{t(`studio.bulk.state.${state}`)}</Badge>;
}

/** How many orders an action has dealt with, and how many of them it could not. */
export function BulkProgress({ one }: Readonly<{ one: BulkAction }>) {
  const { t } = useWords();
  const { action, done, refused, orders } = one;
  return (
    <Progress
      label={t(`studio.bulk.action.${action}`)}
      value={done + refused}
      of={orders}
      text={t('studio.bulk.progress', { done: done + refused, orders, refused })}
    />
  );
}
