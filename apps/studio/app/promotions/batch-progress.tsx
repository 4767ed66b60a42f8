import type { CodeBatch } from '@eyelet/contracts/code-batches/batch.ts';
import { Badge } from '../look/badge.tsx';
import { Progress } from '../look/progress.tsx';
import { useWords } from '../words/words.ts';
import { numberText } from './words.ts';

/** How many codes of a batch are there, and while they are made, how far that is. */
export function BatchProgress({ batch: { made, count, state } }: Readonly<{ batch: CodeBatch }>) {
  const { t, language } = useWords();
  const text = t('studio.promotions.batchMade', {
    made: numberText(language, made),
    count: numberText(language, count),
  });
  if (state !== 'making') {
    return (
      <span className="line">
        {made === count ? numberText(language, made) : text}
        {state === 'withdrawn' ? <Badge tone="neutral">{t('studio.promotions.batch.withdrawn')}</Badge> : undefined}
      </span>
    );
  }
  return <Progress label={t('studio.promotions.batch.making')} value={made} of={count} text={text} />;
}
