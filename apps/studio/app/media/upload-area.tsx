import { Upload as Icon } from 'lucide-react';
import type { ReactNode } from 'react';
import { DropZone, FileTrigger, ProgressBar } from 'react-aria-components';
import { Link } from 'react-router';
import { Button } from '../look/button.tsx';
import { pictureTypes } from '../record/picture-types.ts';
import { useWords } from '../words/words.ts';
import type { Upload } from './use-uploads.ts';

export const acceptedTypes = [...pictureTypes, 'image/svg+xml', 'video/mp4', 'text/vtt', '.vtt'];

type UploadAreaProps = Readonly<{
  uploads: readonly Upload[];
  add: (files: readonly File[]) => void;
  clear: () => void;
  children: ReactNode;
}>;

/** Takes files that are dropped on what it holds, or chosen by its button, and shows how far they are. */
export function UploadArea({ uploads, add, clear, children }: UploadAreaProps) {
  const { t } = useWords();
  const isDone = uploads.length > 0 && uploads.every(({ share, problem }) => share === 1 || problem !== undefined);
  return (
    <DropZone
      className="media-drop"
      aria-label={t('studio.media.drop')}
      onDrop={async ({ items }) => {
        const files = await Promise.all(items.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : [])));
        add(files);
      }}
    >
      <div className="media-add">
        <FileTrigger allowsMultiple acceptedFileTypes={acceptedTypes} onSelect={(files) => files && add([...files])}>
          <Button kind="primary">
            <Icon aria-hidden size={16} />
            {t('studio.media.upload')}
          </Button>
        </FileTrigger>
        <p className="hint">{t('studio.media.accepts')}</p>
      </div>
      {uploads.length > 0 ? (
        <section className="media-uploads" aria-label={t('studio.media.uploads')}>
          <ul>
            {uploads.map((one) => (
              <li key={one.id}>
                <span className="media-file">
                  {one.medium ? <Link to={`/media/${one.medium.mediumId}`}>{one.fileName}</Link> : one.fileName}
                </span>
                {one.problem === undefined ? (
                  <ProgressBar aria-label={one.fileName} value={Math.round(one.share * 100)} className="media-progress">
                    {({ percentage, valueText }) => (
                      <>
                        <span className="media-bar" aria-hidden="true">
                          <span style={{ inlineSize: `${percentage}%` }} />
                        </span>
                        <span className="hint">{one.medium ? t('studio.media.uploaded') : valueText}</span>
                      </>
                    )}
                  </ProgressBar>
                ) : (
                  <span className="field-error" role="alert">
                    {one.problem}
                  </span>
                )}
              </li>
            ))}
          </ul>
          {isDone ? (
            <Button kind="quiet" onPress={clear}>
              {t('studio.media.clear')}
            </Button>
          ) : undefined}
        </section>
      ) : undefined}
      {children}
    </DropZone>
  );
}
