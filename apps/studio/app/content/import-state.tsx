import type { ContentImport } from '@eyelet/contracts/content-imports/content-import.ts';
import { Badge, type Tone } from '../look/badge.tsx';
import { Progress } from '../look/progress.tsx';
import { useWords } from '../words/words.ts';

const tones: Readonly<Record<ContentImport['state'], Tone>> = {
  checking: 'info',
  checked: 'info',
  importing: 'info',
  done: 'good',
  refused: 'bad',
  failed: 'bad',
};

/** Whether an import is running or due. */
export const isAtWork = ({ state }: Pick<ContentImport, 'state'>) => state === 'checking' || state === 'importing';

/** The state of an import. */
export function ImportState({ state }: Pick<ContentImport, 'state'>) {
  const { t } = useWords();
  return <Badge tone={tones[state]}>{t(`studio.bundle.state.${state}`)}</Badge>;
}

/** The progress of an import that is running or due. */
export function ImportProgress({ one: { state, progress } }: Readonly<{ one: ContentImport }>) {
  const { t, language } = useWords();
  const number = (count: number) => new Intl.NumberFormat(language).format(count);
  const { step, done, of } = progress ?? { step: null, done: 0, of: 1 };
  const counted = { done: number(done), of: number(of) };
  const text = step === null ? t('studio.bundle.waits') : t(`studio.bundle.step.${step}`, counted);
  return <Progress label={t(`studio.bundle.state.${state}`)} value={done} of={of} text={text} />;
}
