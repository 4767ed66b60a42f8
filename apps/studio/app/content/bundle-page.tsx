import { exportBundle } from '@eyelet/contracts/content/export-bundle.ts';
import { type BundleReport, importBundle } from '@eyelet/contracts/content/import-bundle.ts';
import { requestUrl } from '@eyelet/contracts/kernel/client.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { Button } from '../look/button.tsx';
import { Notice } from '../look/notice.tsx';
import { showToast } from '../look/toasts.ts';
import { Record } from '../record/record.tsx';
import { Section } from '../record/section.tsx';
import { usePermission } from '../session/me.ts';
import { problemText } from '../session/problem.ts';
import { sendFile } from '../session/upload.ts';
import { useWords } from '../words/words.ts';
import { BundleOutcome } from './bundle-outcome.tsx';

type Tried = Readonly<{ file: File; report: BundleReport }>;

/** All content as one file for another shop, and the way back: first it is said what an import would do. */
export function BundlePage() {
  const { t } = useWords();
  const may = usePermission();
  const known = useQueryClient();
  const [tried, setTried] = useState<Tried>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function send(file: File, trial: boolean): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      const report = await sendFile(importBundle, { query: trial ? { trial } : {}, body: file }, () => undefined);
      setTried({ file, report });
      if (!report.applied) return;
      await known.invalidateQueries();
      showToast(t('studio.bundle.done'));
    } catch (error) {
      setTried(undefined);
      setProblem(problemText(t, error));
    } finally {
      setBusy(false);
    }
  }

  const { created = 0, changed = 0, refused = 0, applied = true } = tried?.report ?? {};
  const mayApply = tried !== undefined && !applied && refused === 0 && created + changed > 0;
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
              onSelect={(files) => files?.[0] && void send(files[0], true)}
            >
              <Button isPending={isBusy}>
                <Upload aria-hidden size={16} />
                {t('studio.bundle.choose')}
              </Button>
            </FileTrigger>
          </div>
          <div aria-live="polite">
            {isBusy ? <p className="hint">{t('studio.bundle.checking')}</p> : undefined}
            {problem === undefined ? undefined : <Notice tone="bad">{problem}</Notice>}
            {tried && !isBusy ? <BundleOutcome report={tried.report} /> : undefined}
          </div>
          {mayApply ? (
            <p>
              <Button kind="primary" isPending={isBusy} onPress={() => void send(tried.file, false)}>
                {t('studio.bundle.apply')}
              </Button>
            </p>
          ) : undefined}
        </Section>
      ) : undefined}
    </Record>
  );
}
