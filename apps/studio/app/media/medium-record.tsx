import { listMediumUses } from '@eyelet/contracts/media/list-uses.ts';
import type { Medium } from '@eyelet/contracts/media/medium.ts';
import { readMedium } from '@eyelet/contracts/media/read.ts';
import { removeMedium } from '@eyelet/contracts/media/remove.ts';
import { replaceMedium } from '@eyelet/contracts/media/replace.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { Link, useNavigate, useParams } from 'react-router';
import { Button } from '../look/button.tsx';
import { Confirm } from '../look/confirm.tsx';
import { Notice } from '../look/notice.tsx';
import { showToast } from '../look/toasts.ts';
import { Record } from '../record/record.tsx';
import { Facts, Section } from '../record/section.tsx';
import { Timeline } from '../record/timeline.tsx';
import { call } from '../session/api.ts';
import { usePermission } from '../session/me.ts';
import { problemText } from '../session/problem.ts';
import { refresh } from '../session/refresh.ts';
import { sendFile } from '../session/upload.ts';
import { dateTime, useWords } from '../words/words.ts';
import { MediumForm } from './medium-form.tsx';
import { kindLabels } from './medium-tile.tsx';
import { acceptedTypes } from './upload-area.tsx';
import { uploadProblem } from './use-uploads.ts';

/** A medium: what it looks like, what is said of it, where it is used, and what may be done with its file. */
export function MediumRecord() {
  const { t, language } = useWords();
  const may = usePermission();
  const { mediumId = '' } = useParams();
  const params = { mediumId };
  const { data: medium, error } = useQuery({
    queryKey: ['media', mediumId],
    queryFn: () => call(readMedium, { params }),
  });
  const { data: used } = useQuery({
    queryKey: ['media', mediumId, 'uses'],
    queryFn: () => call(listMediumUses, { params }),
  });
  const from = { path: '/media', label: t('studio.media.title') };
  if (!medium) {
    return (
      <Record title={t('studio.media.medium')} from={from}>
        {error ? <Notice tone="bad">{problemText(t, error)}</Notice> : undefined}
      </Record>
    );
  }
  const { title, name, kind, type, bytes, width, height, updatedAt, updatedBy, address } = medium;
  const isUsed = !used || used.items.length > 0 || used.products > 0;
  return (
    <Record
      title={title}
      from={from}
      actions={may('media.write') ? <Actions medium={medium} isUsed={isUsed} /> : undefined}
      side={may('audit.read') ? <Timeline kind="medium" id={mediumId} /> : undefined}
    >
      <Section title={t('studio.media.file')}>
        {kind === 'film' ? (
          // biome-ignore lint/a11y/useMediaCaption: the words of a film are media of their own
          <video className="media-large" src={address} controls preload="metadata" aria-label={title} />
        ) : undefined}
        <Facts
          facts={[
            [t('studio.media.kind'), `${t(kindLabels[kind])} (${type})`],
            [t('studio.media.name'), <code key="name">{name}</code>],
            ...(width && height ? [[t('studio.media.size'), `${width} × ${height}`] as const] : []),
            ...(bytes === null
              ? []
              : [[t('studio.media.bytes'), `${Math.ceil(bytes / 1024).toLocaleString(language)} kB`] as const]),
            [
              t('studio.media.changed'),
              updatedBy === '' ? t('studio.media.ofBrand') : `${dateTime(language, updatedAt)}, ${updatedBy}`,
            ],
          ]}
        />
      </Section>
      {may('media.write') ? <MediumForm key={mediumId} medium={medium} /> : undefined}
      <Section title={t('studio.media.uses')}>
        {used && !isUsed ? <p className="hint">{t('studio.media.unused')}</p> : undefined}
        <ul className="plain-list">
          {used?.items.map((item) => (
            <li key={item.itemId}>
              <Link to={`/content/${item.itemId}`}>{item.name}</Link>
              {item.isShown ? '' : ` · ${t('studio.media.draft')}`}
            </li>
          ))}
        </ul>
        {used && used.products > 0 ? <p>{t('studio.media.products', { count: used.products })}</p> : undefined}
      </Section>
    </Record>
  );
}

function Actions({ medium, isUsed }: Readonly<{ medium: Medium; isUsed: boolean }>) {
  const { t } = useWords();
  const navigate = useNavigate();
  const [file, setFile] = useState<File>();
  const [isRemoving, setRemoving] = useState(false);
  const { mediumId, title, uses, updatedBy } = medium;
  const params = { mediumId };

  async function replace(chosen: File): Promise<void> {
    const request = { params, query: { fileName: chosen.name }, body: chosen };
    try {
      await sendFile(replaceMedium, request, () => undefined);
      showToast(t('studio.media.replaced', { title }));
    } catch (error) {
      showToast(uploadProblem(t, error));
    }
    await refresh(['media']);
  }

  return (
    <>
      <FileTrigger acceptedFileTypes={acceptedTypes} onSelect={(files) => setFile(files?.[0])}>
        <Button>{t('studio.media.replace')}</Button>
      </FileTrigger>
      {isUsed || updatedBy === '' ? undefined : (
        <Button onPress={() => setRemoving(true)}>{t('studio.media.remove')}</Button>
      )}
      {file ? (
        <Confirm
          title={t('studio.media.replace')}
          action={t('studio.media.replace')}
          onClose={() => setFile(undefined)}
          run={() => replace(file)}
        >
          <p>{t('studio.media.replaceWhat', { fileName: file.name, count: uses })}</p>
        </Confirm>
      ) : undefined}
      {isRemoving ? (
        <Confirm
          title={t('studio.media.remove')}
          action={t('studio.media.remove')}
          isDanger
          onClose={() => setRemoving(false)}
          run={async () => {
            await call(removeMedium, { params });
            navigate('/media');
            await refresh(['media', 'list']);
            showToast(t('studio.media.removed', { title }));
          }}
        >
          <p>{t('studio.media.removeWhat', { title })}</p>
        </Confirm>
      ) : undefined}
    </>
  );
}
