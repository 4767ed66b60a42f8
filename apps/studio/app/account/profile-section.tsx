import { updateStaffAccount } from '@eyelet/contracts/staff-account/update.ts';
import type { MessageKey } from '@eyelet/messages/keys.ts';
import { useState } from 'react';
import { Form } from '../forms/form.tsx';
import { useForm } from '../forms/use-form.ts';
import { Select } from '../look/select.tsx';
import { TextField } from '../look/text-field.tsx';
import { showToast } from '../look/toasts.ts';
import { Section } from '../record/section.tsx';
import { call } from '../session/api.ts';
import { setMe, useMe } from '../session/me.ts';
import { problemText } from '../session/problem.ts';
import { chosenTheme, showTheme, type Theme, themePreference, themes } from '../session/theme.ts';
import { languageNames, type StudioLanguage, setLanguage, studioLanguages, useWords } from '../words/words.ts';

const themeLabels = {
  system: 'studio.theme.system',
  light: 'studio.theme.light',
  dark: 'studio.theme.dark',
} as const satisfies Readonly<Record<Theme, MessageKey>>;

/** Name, language and theme. */
export function ProfileSection() {
  const { t } = useWords();
  const me = useMe();
  const [theme, setTheme] = useState(chosenTheme);
  const form = useForm({
    operation: updateStaffAccount,
    initial: { name: me.name, language: me.language },
    required: ['name'],
    send: async (body) => {
      const now = await call(updateStaffAccount, { body });
      setMe(now);
      await setLanguage(now.language);
      showToast(t('studio.saved'));
    },
  });
  /** Shown at once; the next browser that one signs in with shows it too. */
  async function choose(chosen: Theme): Promise<void> {
    showTheme(chosen);
    setTheme(chosen);
    try {
      setMe(await call(updateStaffAccount, { body: { preferences: { [themePreference]: chosen } } }));
    } catch (error) {
      showToast(problemText(t, error));
    }
  }
  const isSame = form.values.name === me.name && form.values.language === me.language;
  return (
    <Section title={t('studio.account.profile')}>
      <p className="hint">{me.email}</p>
      <Select
        label={t('studio.theme')}
        value={theme}
        options={themes.map((id) => ({ id, label: t(themeLabels[id]) }))}
        onChange={(chosen) => choose(chosen as Theme)}
      />
      <Form form={form} label={t('studio.account.profile')} action={t('studio.save')} isDisabled={isSame}>
        <TextField {...form.text('name')} label={t('studio.name.label')} autoComplete="name" />
        <Select
          label={t('studio.language')}
          value={form.values.language}
          options={studioLanguages.map((id) => ({ id, label: languageNames[id] }))}
          onChange={(chosen) => form.set('language', chosen as StudioLanguage)}
        />
      </Form>
    </Section>
  );
}
