import type { ImportRow, ReadImport } from '@eyelet/contracts/content-imports/content-import.ts';
import { Badge, type Tone } from '../look/badge.tsx';
import { Notice } from '../look/notice.tsx';
import { useWords } from '../words/words.ts';
import { countsText } from './import-counts.ts';
import { ruleLabels } from './rule-labels.ts';
import { kindLabels } from './words.ts';

const tones: Readonly<Record<ImportRow['outcome'], Tone>> = { created: 'good', changed: 'info', refused: 'bad' };

/** What an import has done or would do. */
export function ImportOutcome({ one }: Readonly<{ one: ReadImport }>) {
  const { t, language } = useWords();
  const { counts, rows } = one;
  const left = counts ? counts.created + counts.changed + counts.refused - rows.length : 0;
  return (
    <>
      <Notice tone={one.state === 'refused' || one.state === 'failed' ? 'bad' : 'good'}>{t(saidOf(one))}</Notice>
      {counts ? <p>{countsText(t, language, counts)}</p> : undefined}
      {rows.length === 0 ? undefined : (
        <ul className="outcomes">
          {rows.map(({ kind, key, name, outcome, problems, findings }) => (
            <li key={`${kind} ${key}`}>
              <Badge tone={tones[outcome]}>{t(`studio.bundle.outcome.${outcome}`)}</Badge>
              <div>
                {name}
                <p className="hint">
                  {kind === 'medium' ? t('studio.bundle.medium') : t(kindLabels[kind])} <code>{key}</code>
                </p>
                {problems.map((problem) => (
                  <p key={problem}>{problem}</p>
                ))}
                {findings.map((finding) => (
                  <p key={JSON.stringify(finding)}>
                    {finding.audience.toUpperCase()}: {t(ruleLabels[finding.rule], finding.values)}
                  </p>
                ))}
              </div>
            </li>
          ))}
        </ul>
      )}
      {left > 0 ? <p className="hint">{t('studio.bundle.more', { count: left })}</p> : undefined}
    </>
  );
}

function saidOf({ state, problem, counts }: ReadImport) {
  if (problem !== null) return `studio.bundle.problem.${problem}` as const;
  if (state === 'failed') return 'studio.bundle.failed';
  if (state === 'refused') return 'studio.bundle.refusedAll';
  if (counts && counts.created + counts.changed === 0) return 'studio.bundle.nothing';
  return state === 'done' ? 'studio.bundle.done' : 'studio.bundle.trial';
}
