import { filmShape, imageShape } from '@eyelet/blocks/shared/shape.ts';
import type { Crop } from '@eyelet/contracts/media/medium.ts';
import { Checkbox } from '../../look/checkbox.tsx';
import { Select } from '../../look/select.tsx';
import { CropControl } from '../../media/crop-control.tsx';
import { useWords } from '../../words/words.ts';
import { Group } from './group.tsx';
import { MediumNameField } from './medium-name-field.tsx';
import { partOf } from './shape.ts';
import { TextControl } from './text-control.tsx';

type MediumFieldProps = Readonly<{
  label: string;
  hint: string | undefined;
  value: Medium;
  /** What stands here while nothing is chosen, from the next smaller screen. */
  asSmaller?: Medium | undefined;
  onChange: (value: unknown) => void;
}>;

type Medium = Readonly<Record<string, unknown>>;

/** A picture or a film of the library, with its alternative text, and of a picture the part that is shown. */
export function MediumField({ label, hint, value, asSmaller = {}, onChange }: MediumFieldProps) {
  const { t } = useWords();
  const kind = value.kind === 'image' || value.kind === 'video' ? value.kind : '';
  const text = (member: string) => (typeof value[member] === 'string' ? value[member] : '');
  const set = (member: string) => (next: string) => onChange({ ...value, [member]: next });
  const named = (words: string) => `${label}: ${words}`;
  return (
    <Group label={label} hint={hint}>
      <Select
        label={named(t('studio.editor.medium'))}
        value={kind}
        options={[
          { id: '', label: t('studio.editor.noMedium') },
          { id: 'image', label: t('studio.editor.image') },
          { id: 'video', label: t('studio.editor.film') },
        ]}
        onChange={(next) => {
          if (next === '') onChange(undefined);
          else if (next === 'image')
            onChange({ kind: 'image', picture: text('picture') || text('poster'), alt: text('alt') });
          else
            onChange({
              kind: 'video',
              video: '',
              ...(text('picture') ? { poster: text('picture') } : {}),
              alt: text('alt'),
            });
        }}
      />
      {kind === 'image' ? (
        <MediumNameField
          label={named(t('blocks.field.picture'))}
          library={named(t('studio.media.title'))}
          kinds={['picture', 'drawing']}
          part={partOf(imageShape, 'picture')}
          value={text('picture')}
          onChange={(picture) => onChange({ ...withCrop(value, undefined), picture })}
        />
      ) : undefined}
      {kind === 'image' && text('picture') !== '' ? (
        <CropControl
          label={label}
          picture={text('picture')}
          crop={value.crop as Crop | undefined}
          onChange={(crop) => onChange(withCrop(value, crop))}
        />
      ) : undefined}
      {kind === '' && asSmaller.kind === 'image' && typeof asSmaller.picture === 'string' ? (
        <>
          <p className="hint">{t('studio.media.cropAsSmaller')}</p>
          <CropControl
            label={label}
            picture={asSmaller.picture}
            crop={undefined}
            onChange={(crop) => crop && onChange(withCrop(asSmaller, crop))}
          />
        </>
      ) : undefined}
      {kind === 'video' ? (
        <MediumNameField
          label={named(t('studio.editor.film'))}
          library={named(t('studio.media.title'))}
          kinds={['film']}
          part={partOf(filmShape, 'video')}
          value={text('video')}
          onChange={set('video')}
        />
      ) : undefined}
      {kind === '' ? undefined : (
        <Checkbox
          label={named(t('studio.check.decorative'))}
          isSelected={value.decorative === true}
          onChange={(decorative) => {
            const { decorative: _, ...others } = value;
            onChange(decorative ? { ...others, alt: '', decorative } : others);
          }}
        />
      )}
      {kind === '' || value.decorative === true ? undefined : (
        <TextControl
          label={named(t('blocks.field.alt'))}
          hint={t('studio.check.altHint')}
          kind="text"
          part={partOf(imageShape, 'alt')}
          value={text('alt')}
          onChange={set('alt')}
        />
      )}
    </Group>
  );
}

/** A picture of which another part is shown, or all of it. */
function withCrop({ crop: _, ...others }: Medium, crop: Crop | undefined): Medium {
  return crop ? { ...others, crop } : others;
}
