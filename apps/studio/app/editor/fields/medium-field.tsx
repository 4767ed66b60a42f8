import { filmShape, imageShape } from '@eyelet/blocks/shared/shape.ts';
import { Checkbox } from '../../look/checkbox.tsx';
import { Select } from '../../look/select.tsx';
import { useWords } from '../../words/words.ts';
import { MediumNameField } from './medium-name-field.tsx';
import { partOf } from './shape.ts';
import { TextControl } from './text-control.tsx';

type MediumFieldProps = Readonly<{
  label: string;
  hint: string | undefined;
  value: Readonly<Record<string, unknown>>;
  onChange: (value: unknown) => void;
}>;

/** A picture or a film of the library, with its alternative text. */
export function MediumField({ label, hint, value, onChange }: MediumFieldProps) {
  const { t } = useWords();
  const kind = value.kind === 'image' || value.kind === 'video' ? value.kind : '';
  const text = (member: string) => (typeof value[member] === 'string' ? value[member] : '');
  const set = (member: string) => (next: string) => onChange({ ...value, [member]: next });
  const named = (words: string) => `${label}: ${words}`;
  return (
    <fieldset className="fields">
      <legend>{label}</legend>
      {hint === undefined ? undefined : <p className="hint">{hint}</p>}
      <div className="stack">
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
            onChange={set('picture')}
          />
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
            hint={t('blocks.help.alt')}
            kind="text"
            part={partOf(imageShape, 'alt')}
            value={text('alt')}
            onChange={set('alt')}
          />
        )}
      </div>
    </fieldset>
  );
}
