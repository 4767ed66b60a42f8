import type { Medium, MediumKind } from '@eyelet/contracts/media/medium.ts';
import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Input, SearchField } from 'react-aria-components';
import { Button } from '../look/button.tsx';
import { Dialog } from '../look/dialog.tsx';
import { usePermission } from '../session/me.ts';
import { useWords } from '../words/words.ts';
import { MediumTile } from './medium-tile.tsx';
import { UploadArea } from './upload-area.tsx';
import { useMedia } from './use-media.ts';
import { useUploads } from './use-uploads.ts';

type MediaPickerProps = Readonly<{
  /** The name of the chosen medium, as members `picture` and `video` of content have it. */
  value: string | undefined;
  kinds: readonly MediumKind[];
  /** The chosen medium; undefined for none. */
  onChoose: (medium: Medium | undefined) => void;
  label: string;
}>;

/** A field that holds a medium of the library: what is chosen, and a dialog to choose another one or to upload it. */
export function MediaPicker({ value, kinds, onChoose, label }: MediaPickerProps) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const isSeen = kinds.includes('picture') || kinds.includes('drawing');
  return (
    <fieldset className="media-picker">
      <legend className="label">{label}</legend>
      {value && isSeen ? <img className="media-chosen" src={`/media/w240/${value}`} alt={value} /> : undefined}
      {value && !isSeen ? <code>{value}</code> : undefined}
      <div className="setting-actions">
        <Button onPress={() => setOpen(true)}>{t('studio.media.choose')}</Button>
        {value ? (
          <Button kind="quiet" onPress={() => onChoose(undefined)}>
            {t('studio.media.chooseNone')}
          </Button>
        ) : undefined}
      </div>
      {isOpen ? (
        <Dialog title={label} onClose={() => setOpen(false)}>
          <Choice
            kinds={kinds}
            choose={(medium) => {
              onChoose(medium);
              setOpen(false);
            }}
          />
        </Dialog>
      ) : undefined}
    </fieldset>
  );
}

type ChoiceProps = Readonly<{ kinds: readonly MediumKind[]; choose: (medium: Medium) => void }>;

function Choice({ kinds, choose }: ChoiceProps) {
  const { t } = useWords();
  const may = usePermission();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim()) || undefined;
  const { media, hasNextPage, fetchNextPage, isFetchingNextPage } = useMedia({ kind: [...kinds], search });
  const uploads = useUploads();
  const grid = (
    <div className="stack">
      <SearchField aria-label={t('studio.media.search')} className="search" value={typed} onChange={setTyped}>
        <Search aria-hidden size={14} />
        <Input className="input" placeholder={t('studio.media.search')} />
      </SearchField>
      <ul className="media-grid media-grid-small" aria-label={t('studio.media.title')}>
        {media.map((medium) => (
          <li key={medium.mediumId}>
            <button type="button" className="media-tile" onClick={() => choose(medium)}>
              <MediumTile medium={medium} />
            </button>
          </li>
        ))}
      </ul>
      {hasNextPage ? (
        <Button isPending={isFetchingNextPage} onPress={() => fetchNextPage()}>
          {t('studio.list.more')}
        </Button>
      ) : undefined}
    </div>
  );
  return may('media.write') ? <UploadArea {...uploads}>{grid}</UploadArea> : grid;
}
