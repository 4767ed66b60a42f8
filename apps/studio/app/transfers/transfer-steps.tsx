import type { Transfer, TransferStep } from '@eyelet/contracts/transfers/transfer.ts';
import { Link } from 'react-router';
import { Section } from '../record/section.tsx';
import { usePermission } from '../session/me.ts';
import { dateTime, useWords } from '../words/words.ts';
import { fates } from './transfer-goods.tsx';

/** What has happened to a transfer, the latest first, with what each step has moved. */
export function TransferSteps({ transfer }: Readonly<{ transfer: Transfer }>) {
  const { t } = useWords();
  const may = usePermission();
  const audit = `/audit?${new URLSearchParams({ subjectKind: 'transfer', subjectId: transfer.transferId })}`;
  return (
    <Section
      title={t('studio.history')}
      actions={may('audit.read') ? <Link to={audit}>{t('studio.history.all')}</Link> : undefined}
    >
      <ol className="timeline">
        {transfer.steps.toReversed().map((step) => (
          <Step key={step.stepId} step={step} transfer={transfer} />
        ))}
      </ol>
    </Section>
  );
}

function Step({ step, transfer }: Readonly<{ step: TransferStep; transfer: Transfer }>) {
  const { t, language } = useWords();
  const { kind, at, author, reason, note, lines } = step;
  const sums = fates.map((fate) => [fate, lines.reduce((sum, line) => sum + line[fate], 0)] as const);
  const moved = sums.filter(([, n]) => n > 0).map(([fate, n]) => `${t(`studio.transfers.fate.${fate}`)} ${n}`);
  const explained = lines.flatMap((line) => {
    const goods = transfer.lines.find(({ upc }) => upc === line.upc)?.sku ?? line.upc;
    return line.reason === null ? [] : [`${goods}: ${t(`studio.transfers.reason.${line.reason}`)}`];
  });
  return (
    <li>
      <span>{t(`studio.transfers.step.${kind}`)}</span>
      <span className="hint">{[author, dateTime(language, at)].filter((text) => text !== '').join(' · ')}</span>
      {[moved.join(', '), ...explained, reason === null ? '' : t(`studio.transfers.cancelReason.${reason}`)]
        .filter((text) => text !== '')
        .map((text, index) => (
          <span key={index} className="hint">
            {text}
          </span>
        ))}
      {note === '' ? undefined : <span className="timeline-text">{note}</span>}
    </li>
  );
}
