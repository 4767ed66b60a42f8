import type { BundleReport } from '@eyelet/contracts/content/import-bundle.ts';
import { Notice } from '../look/notice.tsx';
import { useWords } from '../words/words.ts';
import { ruleLabels } from './rule-labels.ts';
import { kindLabels } from './words.ts';

/** What an import has done or would do: how much, and of what has become something else, what. */
export function BundleOutcome({ report }: Readonly<{ report: BundleReport }>) {
  const { t } = useWords();
  const { applied, created, changed, same, refused, rows } = report;
  const left = created + changed + refused - rows.length;
  return (
    <>
      <Notice tone={refused > 0 ? 'bad' : 'good'}>{t(saidOf(report))}</Notice>
      <p>{t('studio.bundle.counts', { created, changed, same, refused })}</p>
      {applied || rows.length === 0 ? undefined : (
        <ul className="stack">
          {rows.map(({ kind, key, name, outcome, problems, findings }) => (
            <li key={`${kind} ${key}`}>
              <strong>{t(`studio.bundle.outcome.${outcome}`)}</strong>{' '}
              {kind === 'medium' ? t('studio.bundle.medium') : t(kindLabels[kind])}: {name} <code>{key}</code>
              {problems.map((one) => (
                <p key={one} className="hint">
                  {one}
                </p>
              ))}
              {findings.map((finding) => (
                <p key={JSON.stringify(finding)} className="hint">
                  {finding.audience.toUpperCase()}: {t(ruleLabels[finding.rule], finding.values)}
                </p>
              ))}
            </li>
          ))}
        </ul>
      )}
      {left > 0 && !applied ? <p className="hint">{t('studio.bundle.more', { count: left })}</p> : undefined}
    </>
  );
}

function saidOf({ applied, created, changed, refused }: BundleReport) {
  if (refused > 0) return 'studio.bundle.refusedAll';
  if (created + changed === 0) return 'studio.bundle.nothing';
  return applied ? 'studio.bundle.done' : 'studio.bundle.trial';
}
