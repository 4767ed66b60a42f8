import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { Page } from '../frame/page.tsx';
import { Notice } from '../look/notice.tsx';
import { Section } from '../record/section.tsx';
import { usePermission } from '../session/me.ts';
import { problemText } from '../session/problem.ts';
import { useWords } from '../words/words.ts';
import { settingGroups } from './setting-groups.ts';
import { SettingRow } from './setting-row.tsx';
import { useSettings } from './settings.ts';

/** The settings of the shop, by group. */
export function SettingsPage() {
  const { t } = useWords();
  const may = usePermission();
  const { hash } = useLocation();
  const { data: settings, error } = useSettings();
  const isThere = settings !== undefined;
  useEffect(() => {
    if (isThere && hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'center' });
  }, [isThere, hash]);
  return (
    <Page title={t('studio.settings.title')}>
      <div className="sections">
        {may('settings.write') ? undefined : <p className="hint">{t('studio.settings.readOnly')}</p>}
        {error ? <Notice tone="bad">{problemText(t, error)}</Notice> : undefined}
        {settings
          ? settingGroups.map(({ id, title, keys }) => (
              <Section key={id} title={t(title)}>
                <ul className="settings">
                  {settings
                    .filter(({ key }) => keys.includes(key))
                    .map((setting) => (
                      <SettingRow key={setting.key} setting={setting} />
                    ))}
                </ul>
              </Section>
            ))
          : undefined}
      </div>
    </Page>
  );
}
