import { readText } from '@eyelet/contracts/texts/read.ts';
import { resetText } from '@eyelet/contracts/texts/reset.ts';
import { type ShopText, wordings } from '@eyelet/contracts/texts/text.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { Button } from '../look/button.tsx';
import { Confirm } from '../look/confirm.tsx';
import { Notice } from '../look/notice.tsx';
import { showToast } from '../look/toasts.ts';
import { Record } from '../record/record.tsx';
import { Facts, Section } from '../record/section.tsx';
import { call } from '../session/api.ts';
import { usePermission } from '../session/me.ts';
import { problemText } from '../session/problem.ts';
import { dateTime, useWords } from '../words/words.ts';
import { sayExample } from './say-example.ts';
import { textChanged } from './text-changed.ts';
import { TextForm } from './text-form.tsx';
import { TextState } from './text-state.tsx';

/** A text that shoppers read: its standard, what stands in its place, and the way to change it. */
export function TextRecord() {
  const { t, language } = useWords();
  const { wording: wanted, key = '' } = useParams();
  const wording = wordings.find((one) => one === wanted) ?? 'en';
  const may = usePermission();
  const [isResetting, setResetting] = useState(false);
  const { data: text, error } = useQuery({
    queryKey: ['text', wording, key],
    queryFn: () => call(readText, { params: { wording, key } }),
  });
  const from = { path: '/texts', label: t('studio.texts.title') };
  if (!text) {
    return (
      <Record title={t('studio.texts.text')} from={from}>
        {error ? <Notice tone="bad">{problemText(t, error)}</Notice> : undefined}
      </Record>
    );
  }

  async function reset({ version }: ShopText): Promise<void> {
    await textChanged(await call(resetText, { params: { wording, key }, query: { version } }));
    showToast(t('studio.texts.wasReset'));
  }

  const { standard, changed, fits, changedAt, changedBy } = text;
  const mayWrite = may('settings.write');
  const subject = new URLSearchParams({ subjectKind: 'text', subjectId: `${wording} ${key}` });
  return (
    <Record
      title={titleOf(text)}
      from={from}
      state={<TextState text={text} />}
      actions={
        mayWrite && changed ? <Button onPress={() => setResetting(true)}>{t('studio.texts.reset')}</Button> : undefined
      }
    >
      {fits ? undefined : <Notice tone="warning">{t('studio.texts.unfitWhat')}</Notice>}
      {mayWrite ? <TextForm text={text} /> : <p className="hint">{t('studio.texts.readOnly')}</p>}
      <Section title={t('studio.texts.standard')}>
        <Facts
          facts={[
            [
              t('studio.texts.standard'),
              <span key="standard" lang={wording} className="wraps">
                {standard}
              </span>,
            ],
            [t('studio.texts.language'), t(`studio.texts.wording.${wording}`)],
            [
              t('studio.texts.key'),
              <code key="key" className="wraps">
                {key}
              </code>,
            ],
            ...(changedAt === null
              ? []
              : [
                  [
                    t('studio.texts.changed'),
                    <>
                      {t('studio.settings.changed', { name: changedBy ?? '–', when: dateTime(language, changedAt) })}{' '}
                      {may('audit.read') ? <Link to={`/audit?${subject}`}>{t('studio.history')}</Link> : undefined}
                    </>,
                  ] as const,
                ]),
          ]}
        />
      </Section>
      {isResetting ? (
        <Confirm
          title={t('studio.texts.reset')}
          action={t('studio.texts.reset')}
          run={() => reset(text)}
          onClose={() => setResetting(false)}
        >
          <p>{t('studio.texts.resetWhat', { text: standard })}</p>
        </Confirm>
      ) : undefined}
    </Record>
  );
}

/** The standard as a name: said with an example, and cut. */
function titleOf({ standard, wording }: ShopText): string {
  const said = sayExample(standard, wording);
  return said.length > 60 ? `${said.slice(0, 57)}…` : said;
}
