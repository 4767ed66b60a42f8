import { addEvidencePicture } from '@eyelet/contracts/disputes/add-picture.ts';
import { type Evidence, mostEvidencePictures } from '@eyelet/contracts/disputes/evidence.ts';
import { readEvidencePicture } from '@eyelet/contracts/disputes/read-picture.ts';
import { removeEvidencePicture } from '@eyelet/contracts/disputes/remove-picture.ts';
import { requestUrl } from '@eyelet/contracts/kernel/client.ts';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { Button } from '../look/button.tsx';
import { Notice } from '../look/notice.tsx';
import { pictureTypes } from '../record/picture-types.ts';
import { Section } from '../record/section.tsx';
import { call } from '../session/api.ts';
import { memberProblems, problemText } from '../session/problem.ts';
import { useWords } from '../words/words.ts';
import { showEvidence } from './evidence-changed.ts';

/** The pictures among the evidence, where they are added and removed. */
export function EvidencePictures({ evidence }: Readonly<{ evidence: Evidence }>) {
  const { t } = useWords();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { mayAnswer, pictures, dispute } = evidence;
  const { disputeId } = dispute;
  if (!mayAnswer && pictures.length === 0) return undefined;

  async function change(run: () => Promise<Evidence>): Promise<void> {
    setProblem(undefined);
    setBusy(true);
    try {
      await showEvidence(await run());
    } catch (error) {
      setProblem(Object.values(memberProblems(error))[0] ?? problemText(t, error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Section
      title={t('studio.disputes.pictures')}
      hint={t('studio.disputes.pictures.hint', { n: mostEvidencePictures })}
    >
      <div className="stack">
        <ul className="sent-pictures">
          {pictures.map(({ pictureId, name, width, height }) => (
            <li key={pictureId} className="stack">
              <img
                src={requestUrl(readEvidencePicture, { params: { disputeId, pictureId } })}
                alt={name}
                width={width}
                height={height}
                loading="lazy"
              />
              {mayAnswer ? (
                <Button
                  isDisabled={isBusy}
                  onPress={() => change(() => call(removeEvidencePicture, { params: { disputeId, pictureId } }))}
                >
                  {t('studio.disputes.pictures.remove', { name })}
                </Button>
              ) : undefined}
            </li>
          ))}
        </ul>
        {problem === undefined ? undefined : <Notice tone="bad">{problem}</Notice>}
        {mayAnswer ? (
          <div>
            <FileTrigger
              acceptedFileTypes={pictureTypes}
              onSelect={(files) => {
                const [file] = files ?? [];
                const query = { fileName: (file?.name ?? '').slice(0, 255) };
                if (file) void change(() => call(addEvidencePicture, { params: { disputeId }, query, body: file }));
              }}
            >
              <Button isPending={isBusy}>{t('studio.disputes.pictures.add')}</Button>
            </FileTrigger>
          </div>
        ) : undefined}
      </div>
    </Section>
  );
}
