import type { Setting } from '@eyelet/contracts/settings/setting.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Badge } from '../look/badge.tsx';
import { Button } from '../look/button.tsx';
import { Notice } from '../look/notice.tsx';
import { Conflict } from '../record/conflict.tsx';
import { valueText } from '../record/value-text.ts';
import { usePermission } from '../session/me.ts';
import { settingWords } from '../words/settings.ts';
import { dateTime, useWords } from '../words/words.ts';
import { controlOf, storedOf } from './control-of.ts';
import { SettingControl } from './setting-control.tsx';
import { useSetting } from './use-setting.ts';

/** A setting: what it is, what it would be by itself, who decided it, and the way to change it. */
export function SettingRow({ setting }: Readonly<{ setting: Setting }>) {
  const { t } = useWords();
  const may = usePermission();
  const { key, value, defaultValue } = setting;
  const words = settingWords(t, key);
  if (may('settings.write')) return <ChangeableRow setting={setting} />;
  return (
    <li className="setting" id={key}>
      <div className="stack-tight">
        <p className="label">{words.name}</p>
        <p className="hint">{words.does}</p>
        <p>{valueText(t, 'value', value)}</p>
      </div>
      <SettingState setting={setting} isDefault={value === defaultValue} />
    </li>
  );
}

function ChangeableRow({ setting }: Readonly<{ setting: Setting }>) {
  const { t } = useWords();
  const { key, value, defaultValue } = setting;
  const control = controlOf(key);
  const words = settingWords(t, key);
  const row = useSetting(setting, control);
  const isDefault = value === defaultValue;
  const mine = storedOf(control, row.typed);
  return (
    <li className="setting" id={key}>
      <form
        className="stack-tight"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (row.isChanged && !row.theirs) void row.save();
        }}
      >
        <SettingControl control={control} {...words} typed={row.typed} onChange={row.change} error={row.error} />
        {row.error !== undefined && control.kind === 'switch' ? <Notice tone="bad">{row.error}</Notice> : undefined}
        {row.theirs ? (
          <Conflict
            differences={[
              {
                label: words.name,
                mine: valueText(t, 'value', mine),
                theirs: valueText(t, 'value', row.theirs.value),
              },
            ]}
            onTheirs={row.discard}
            onMine={row.saveOver}
          />
        ) : undefined}
        {row.isChanged && !row.theirs ? (
          <div className="setting-actions">
            <Button type="submit" kind="primary" isPending={row.isBusy}>
              {t('studio.save')}
            </Button>
            <Button kind="quiet" onPress={row.discard}>
              {t('studio.discard')}
            </Button>
          </div>
        ) : undefined}
      </form>
      <SettingState setting={setting} isDefault={isDefault}>
        {isDefault || row.isChanged ? undefined : (
          <Button onPress={row.reset} isPending={row.isBusy} aria-label={t('studio.settings.resetOf', words)}>
            {t('studio.settings.reset')}
          </Button>
        )}
      </SettingState>
    </li>
  );
}

type SettingStateProps = Readonly<{ setting: Setting; isDefault: boolean; children?: ReactNode }>;

/** Whether anybody has decided it, who that was and when, and what it would be otherwise. */
function SettingState({ setting, isDefault, children }: SettingStateProps) {
  const { t, language } = useWords();
  const may = usePermission();
  const { key, defaultValue, changedAt, changedBy } = setting;
  return (
    <div className="setting-state">
      <p>
        {isDefault ? (
          <Badge tone="neutral">{t('studio.settings.isDefault')}</Badge>
        ) : (
          <Badge tone="info">{t('studio.settings.isDecided')}</Badge>
        )}
      </p>
      {isDefault ? undefined : (
        <p className="hint">{t('studio.settings.default', { value: valueText(t, 'value', defaultValue) })}</p>
      )}
      {changedAt === null ? undefined : (
        <p className="hint">
          {t('studio.settings.changed', { name: changedBy ?? '–', when: dateTime(language, changedAt) })}{' '}
          {may('audit.read') ? (
            <Link
              to={`/audit?${new URLSearchParams({ subjectKind: 'setting', subjectId: key })}`}
              aria-label={t('studio.settings.historyOf', settingWords(t, key))}
            >
              {t('studio.history')}
            </Link>
          ) : undefined}
        </p>
      )}
      {children}
    </div>
  );
}
