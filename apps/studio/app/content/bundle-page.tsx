import { exportBundle } from '@eyelet/contracts/content/export-bundle.ts';
import { startImport } from '@eyelet/contracts/content-imports/start.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { requestUrl } from '@eyelet/contracts/kernel/client.ts';
import type { Translate } from '@eyelet/messages/translate.ts';
import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { useNavigate } from 'react-router';
import { Button } from '../look/button.tsx';
import { Notice } from '../look/notice.tsx';
import { Progress } from '../look/progress.tsx';
import { Record } from '../record/record.tsx';
import { Section } from '../record/section.tsx';
import { usePermission } from '../session/me.ts';
import { problemText } from '../session/problem.ts';
import { refresh } from '../session/refresh.ts';
import { sendFile } from '../session/upload.ts';
import { useWords } from '../words/words.ts';
import { ImportsList } from './imports-list.tsx';

/** Export of all content as one file for another shop, and import of one, which first shows what it would do. */
export function BundlePage() {
  const { t } = useWords();
  const may = usePermission();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  /** The share of the file that was sent, while it is sent. */
  const [share, setShare] = useState<number>();

  async function send(file: File): Promise<void> {
    setShare(0);
    setProblem(undefined);
    try {
      const params = { importId: crypto.randomUUID() };
      const query = { fileName: file.name, trial: true };
      const { importId } = await sendFile(startImport, { params, query, body: file }, setShare);
      await refresh(['list']);
      navigate(`/content/move/${importId}`);
    } catch (error) {
      setProblem(fileProblem(t, error));
      setShare(undefined);
    }
  }

  return (
    <Record title={t('studio.bundle.title')} from={{ path: '/content', label: t('studio.content.title') }}>
      <Section title={t('studio.bundle.export')}>
        <p>{t('studio.bundle.exportWhat')}</p>
        <p>
          <a className="button button-plain" href={requestUrl(exportBundle, {})} download>
            <Download aria-hidden size={16} />
            {t('studio.bundle.exportFile')}
          </a>
        </p>
      </Section>
      {may('media.write') ? (
        <Section title={t('studio.bundle.import')}>
          <p>{t('studio.bundle.importWhat')}</p>
          <div className="line">
            <FileTrigger
              acceptedFileTypes={['.zip', 'application/zip']}
              onSelect={(files) => files?.[0] && void send(files[0])}
            >
              <Button isPending={share !== undefined}>
                <Upload aria-hidden size={16} />
                {t('studio.bundle.choose')}
              </Button>
            </FileTrigger>
          </div>
          {share === undefined ? undefined : (
            <Progress label={t('studio.bundle.sending')} value={share} of={1} text={t('studio.bundle.sending')} />
          )}
          {problem === undefined ? undefined : <Notice tone="bad">{problem}</Notice>}
        </Section>
      ) : undefined}
      <Section title={t('studio.bundle.imports')}>
        <ImportsList />
      </Section>
    </Record>
  );
}

const problems = ['type', 'bytes', 'broken', 'more'] as const;

/** Why a file was refused, in words. */
function fileProblem(t: Translate, error: unknown): string {
  const said = error instanceof ApiError && error.id === 'STF452' ? error.errorDetails[0]?.details?.problem : undefined;
  const known = problems.find((one) => one === said);
  return known ? t(`studio.bundle.problem.${known}`) : problemText(t, error);
}
