import type { Crop } from '@eyelet/contracts/media/medium.ts';
import { Crop as Sign } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../look/button.tsx';
import { Dialog } from '../look/dialog.tsx';
import { useWords } from '../words/words.ts';
import { unlessWhole } from './crop-drag.ts';
import { CropField } from './crop-field.tsx';

type CropControlProps = Readonly<{
  /** What is cropped, such as the width of screen that it is for. */
  label: string;
  /** Name of the picture, as content has it. */
  picture: string;
  crop: Crop | undefined;
  /** Undefined for the whole picture. */
  onChange: (crop: Crop | undefined) => void;
}>;

/** What is shown of a picture, and a dialog in which another part of it is chosen. */
export function CropControl({ label, picture, crop, onChange }: CropControlProps) {
  const { t } = useWords();
  const [draft, setDraft] = useState<Crop>();
  const [isOpen, setOpen] = useState(false);
  const title = t('studio.media.cropFor', { name: label });
  const choose = (chosen: Crop | undefined) => {
    setOpen(false);
    onChange(chosen && unlessWhole(chosen));
  };
  return (
    <div className="stack">
      {crop ? <CroppedPicture picture={picture} crop={crop} /> : undefined}
      <div className="setting-actions">
        <Button
          aria-label={title}
          onPress={() => {
            setDraft(crop);
            setOpen(true);
          }}
        >
          <Sign aria-hidden size={14} />
          {t('studio.media.crop')}
        </Button>
        {crop ? (
          <Button
            kind="quiet"
            aria-label={`${label}: ${t('studio.media.cropNone')}`}
            onPress={() => onChange(undefined)}
          >
            {t('studio.media.cropNone')}
          </Button>
        ) : undefined}
      </div>
      {isOpen ? (
        <Dialog title={title} onClose={() => setOpen(false)}>
          <CropField picture={`/media/w800/${picture}`} crop={draft} onChange={setDraft} />
          <div className="dialog-actions">
            <Button onPress={() => setOpen(false)}>{t('studio.cancel')}</Button>
            <Button kind="primary" onPress={() => choose(draft)}>
              {t('studio.media.cropUse')}
            </Button>
          </div>
        </Dialog>
      ) : undefined}
    </div>
  );
}

type CroppedPictureProps = Readonly<{ picture: string; crop: Crop }>;

/** The part of a picture, small. */
function CroppedPicture({ picture, crop: { x, y, width, height } }: CroppedPictureProps) {
  const [ratio, setRatio] = useState(1);
  return (
    <div className="media-cropped" style={{ aspectRatio: String((ratio * width) / height) }}>
      <img
        src={`/media/w480/${picture}`}
        alt=""
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setRatio(naturalWidth / (naturalHeight || 1))}
        style={{
          inlineSize: `${10_000 / width}%`,
          insetInlineStart: `${(-100 * x) / width}%`,
          insetBlockStart: `${(-100 * y) / height}%`,
        }}
      />
    </div>
  );
}
