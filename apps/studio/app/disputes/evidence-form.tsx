import { type Evidence, type EvidencePiece, evidencePieces } from '@eyelet/contracts/disputes/evidence.ts';
import { listDefenceReasons } from '@eyelet/contracts/disputes/list-reasons.ts';
import { saveEvidence } from '@eyelet/contracts/disputes/save-evidence.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRecordForm } from '../forms/use-record-form.ts';
import { Checkbox } from '../look/checkbox.tsx';
import { Notice } from '../look/notice.tsx';
import { Select } from '../look/select.tsx';
import { TextArea } from '../look/text-area.tsx';
import { showToast } from '../look/toasts.ts';
import { RecordForm } from '../record/record-form.tsx';
import { call } from '../session/api.ts';
import { problemText } from '../session/problem.ts';
import { dateTime, useWords } from '../words/words.ts';
import { showEvidence } from './evidence-changed.ts';

const valuesOf = ({ pieces, reasonCode, text }: Evidence) => ({ pieces: [...pieces], reasonCode, text });

type EvidenceFormProps = Readonly<{
  evidence: Evidence;
  /** Told whether something stands here that is not saved: only what is saved can be submitted. */
  onChange: (isUnsaved: boolean) => void;
}>;

/** Where staff choose what of the shop's knowledge goes to the bank, by which reason, and write to it. */
export function EvidenceForm({ evidence, onChange }: EvidenceFormProps) {
  const { t, language } = useWords();
  const { mayAnswer, dispute, known } = evidence;
  const { disputeId } = dispute;
  const form = useRecordForm({
    operation: saveEvidence,
    record: evidence,
    valuesOf,
    save: async (values, version) => {
      const saved = await call(saveEvidence, { params: { disputeId }, body: { ...values, version } });
      await showEvidence(saved);
      showToast(t('studio.disputes.evidence.saved'));
      return saved;
    },
  });
  const { isChanged } = form;
  useEffect(() => onChange(isChanged), [isChanged, onChange]);
  const { data, error } = useQuery({
    queryKey: ['dispute-reasons', disputeId],
    queryFn: () => call(listDefenceReasons, { params: { disputeId } }),
    enabled: mayAnswer,
  });
  const chosen = form.values.pieces;
  const choose = (piece: EvidencePiece, isIn: boolean) =>
    form.set(
      'pieces',
      evidencePieces.filter((one) => (one === piece ? isIn : chosen.includes(one))),
    );
  const reasons = [...new Set([...(data?.reasons ?? []), form.values.reasonCode])].filter(Boolean);
  const title = t('studio.disputes.evidence');
  if (!mayAnswer && evidence.version === 0) return undefined;
  return (
    <RecordForm
      form={form}
      title={title}
      isDisabled={!mayAnswer}
      differencesFrom={(theirs) => [
        {
          name: 'text',
          label: t('studio.disputes.evidence.text'),
          theirs: theirs.text,
          mine: form.values.text,
        },
      ]}
    >
      <fieldset className="stack">
        <legend className="label">{t('studio.disputes.evidence.pieces')}</legend>
        {known.map(({ piece, count, latest }) => (
          <Checkbox
            key={piece}
            label={t(`studio.disputes.piece.${piece}`, { count })}
            hint={latest === null ? undefined : t('studio.disputes.piece.latest', { when: dateTime(language, latest) })}
            isSelected={chosen.includes(piece)}
            isDisabled={!mayAnswer}
            onChange={(isIn) => choose(piece, isIn)}
          />
        ))}
      </fieldset>
      {error ? <Notice tone="warning">{problemText(t, error)}</Notice> : undefined}
      <Select
        label={t('studio.disputes.evidence.reason')}
        value={form.values.reasonCode}
        placeholder={t('studio.disputes.evidence.noReason')}
        options={reasons.map((id) => ({ id, label: id }))}
        isDisabled={!mayAnswer || reasons.length === 0}
        onChange={(reason) => form.set('reasonCode', reason)}
      />
      <TextArea
        {...form.text('text')}
        label={t('studio.disputes.evidence.text')}
        hint={t('studio.disputes.evidence.textHint')}
        isDisabled={!mayAnswer}
        rows={6}
      />
    </RecordForm>
  );
}
