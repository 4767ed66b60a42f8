import { useId, useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { Button } from '../look/button.tsx';
import { useWords } from '../words/words.ts';

type PictureControlProps = Readonly<{
  name: string;
  does: string;
  /** Data URL of the picture; empty for none. */
  typed: string;
  /** Most characters of a data URL. */
  maxLength: number;
  onChange: (typed: string) => void;
  error: string | undefined;
}>;

const accepted = ['image/svg+xml', 'image/png', 'image/webp', 'image/jpeg'];

/** A picture as a setting: shown, chosen from the files of the device, taken away. */
export function PictureControl({ name, does, typed, maxLength, onChange, error }: PictureControlProps) {
  const { t } = useWords();
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const said = problem ?? error;

  async function choose(files: FileList | null): Promise<void> {
    const file = files?.[0];
    if (!file) return;
    const isFit = accepted.includes(file.type);
    const url = isFit ? await dataUrlOf(file).catch(() => '') : '';
    if (url === '') return setProblem(t('studio.settings.noPicture'));
    if (url.length > maxLength) {
      return setProblem(t('studio.settings.tooBig', { most: Math.floor((maxLength * 3) / 4 / 1000) }));
    }
    setProblem(undefined);
    onChange(url);
  }

  return (
    // A group of buttons rather than a field: a file input shows neither what is chosen nor what it is for.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be described by its hint in all browsers
    <div role="group" aria-labelledby={`${id}-name`} aria-describedby={`${id}-does`} className="stack-tight">
      <p className="label" id={`${id}-name`}>
        {name}
      </p>
      {typed === '' ? undefined : <img className="setting-picture" src={typed} alt={name} />}
      <p className="hint" id={`${id}-does`}>
        {does}
      </p>
      <div className="setting-actions">
        <FileTrigger acceptedFileTypes={accepted} onSelect={choose}>
          <Button>{t('studio.settings.choosePicture')}</Button>
        </FileTrigger>
        {typed === '' ? undefined : (
          <Button kind="quiet" onPress={() => onChange('')}>
            {t('studio.settings.removePicture')}
          </Button>
        )}
      </div>
      {said === undefined ? undefined : (
        <p className="field-error" role="alert">
          {said}
        </p>
      )}
    </div>
  );
}

function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
