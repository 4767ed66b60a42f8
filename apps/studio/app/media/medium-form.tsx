import { breakpoints } from '@eyelet/blocks/shared/breakpoints.ts';
import { breakpointNames } from '@eyelet/blocks/shared-fields/media-fields.ts';
import { changeMedium } from '@eyelet/contracts/media/change.ts';
import type { Crops, Focus, Medium } from '@eyelet/contracts/media/medium.ts';
import { useRecordForm } from '../forms/use-record-form.ts';
import { Checkbox } from '../look/checkbox.tsx';
import { TextField } from '../look/text-field.tsx';
import { showToast } from '../look/toasts.ts';
import { RecordForm } from '../record/record-form.tsx';
import { call } from '../session/api.ts';
import { refresh } from '../session/refresh.ts';
import { languageNames, studioLanguages, useWords } from '../words/words.ts';
import { CropControl } from './crop-control.tsx';
import { FocusField } from './focus-field.tsx';

type Values = Readonly<{
  title: string;
  alt: Readonly<Record<string, string>>;
  decorative: boolean;
  focus: Focus | null;
  crops: Crops;
}>;

const valuesOf = ({ title, alt, decorative, focus, crops }: Medium): Values => ({
  ...{ title, alt, decorative, focus, crops },
});

/** Edits a medium: its title and, for a picture, its descriptions by language and its focal point. */
export function MediumForm({ medium }: Readonly<{ medium: Medium }>) {
  const { t } = useWords();
  const { mediumId, name, kind, preview } = medium;
  const isPicture = kind === 'picture' || kind === 'drawing';
  const form = useRecordForm({
    operation: changeMedium,
    record: medium,
    valuesOf,
    required: ['title'],
    save: async ({ alt, ...values }, version) => {
      const written = Object.entries(alt).filter(([, text]) => text.trim() !== '');
      const body = { ...values, version, alt: Object.fromEntries(written) };
      const saved = await call(changeMedium, { params: { mediumId }, body });
      await refresh(['media']);
      showToast(t('studio.saved'));
      return saved;
    },
  });
  const { alt, crops, decorative, focus, title } = form.values;
  return (
    <RecordForm
      form={form}
      title={t('studio.media.about')}
      differencesFrom={(theirs) => [{ label: t('studio.media.titleField'), mine: title, theirs: theirs.title }]}
    >
      <TextField {...form.text('title')} label={t('studio.media.titleField')} />
      {isPicture ? (
        <>
          {preview ? (
            <FocusField picture={preview} focus={focus} onChange={(point) => form.set('focus', point)} />
          ) : undefined}
          <fieldset className="media-focus">
            <legend className="label">{t('studio.media.crops')}</legend>
            <p className="hint">{t('studio.media.cropsWhat')}</p>
            {breakpoints.map((at) => (
              <div key={at} className="media-screen">
                <p className="label">{t(breakpointNames[at])}</p>
                <CropControl
                  label={t(breakpointNames[at])}
                  picture={name}
                  crop={crops[at]}
                  onChange={(crop) => {
                    const { [at]: _, ...others } = crops;
                    form.set('crops', crop ? { ...others, [at]: crop } : others);
                  }}
                />
              </div>
            ))}
          </fieldset>
          <Checkbox
            label={t('studio.media.decorative')}
            hint={t('studio.media.decorativeWhat')}
            isSelected={decorative}
            onChange={(isDecorative) => form.set('decorative', isDecorative)}
          />
          {decorative
            ? undefined
            : studioLanguages.map((language) => (
                <TextField
                  key={language}
                  name={`alt-${language}`}
                  label={t('studio.media.alt', { language: languageNames[language] })}
                  maxLength={200}
                  value={alt[language] ?? ''}
                  onChange={(text) => form.set('alt', { ...alt, [language]: text })}
                />
              ))}
        </>
      ) : undefined}
    </RecordForm>
  );
}
