import { placeText } from '@eyelet/blocks/naming/named-place.ts';
import type { ContentDocument } from '@eyelet/contracts/content/document.ts';
import type { ContentKind } from '@eyelet/contracts/content/kinds.ts';
import { fingerprint } from '@eyelet/domain/content/fingerprint.ts';
import { type ReactNode, useState } from 'react';
import { useNaming } from '../../content/naming.ts';
import { Badge } from '../../look/badge.tsx';
import { Checkbox } from '../../look/checkbox.tsx';
import { Select } from '../../look/select.tsx';
import { namedMarkets } from '../../words/markets.ts';
import { languageNames, useWords } from '../../words/words.ts';
import { RichTextField } from '../fields/rich-text-field.tsx';
import { TextControl } from '../fields/text-control.tsx';
import { audiencesOf } from './audiences.ts';
import { type SourceText, textsOf } from './texts-of.ts';

type Variants = ContentDocument['variants'];

type TranslationsProps = Readonly<{
  kind: ContentKind;
  document: ContentDocument;
  onChange: (variants: Variants) => void;
  /** What goes above the texts, such as their way to translators and back. */
  file: (audience: string) => ReactNode;
  /** What goes below the filters for a language, such as the way to have it translated. */
  proposal: (language: string) => ReactNode;
}>;

const plain = { schema: {} as never, isRequired: false, isInteger: false };

/** All texts beside their source, and which of them are missing or were written for a source that has changed since. */
export function Translations({ kind, document, onChange, file, proposal }: TranslationsProps) {
  const { t, language } = useWords();
  const naming = useNaming(kind);
  const { language: source, variants } = document;
  const others = audiencesOf(source, language);
  const [audience, setAudience] = useState<string>(others[0]);
  const [isOpenOnly, setOpenOnly] = useState(false);
  const texts = textsOf(kind, document);
  const own = variants[audience]?.texts ?? {};
  // A market's own text lies over that of its language.
  const under = audience.length > 2 ? (variants[audience.slice(0, 2)]?.texts ?? {}) : {};
  const done = (one: string) => texts.filter(({ path }) => variants[one]?.texts[path] !== undefined).length;
  const isChanged = ({ path, value }: SourceText) => {
    const text = own[path];
    return text !== undefined && text.from !== fingerprint(value);
  };
  const shown = isOpenOnly
    ? texts.filter((one) => own[one.path] === undefined || isChanged(one) || own[one.path]?.proposed)
    : texts;

  function write({ path, value: said }: SourceText, value: string): void {
    const { [path]: _, ...rest } = own;
    const next = value === '' ? rest : { ...rest, [path]: { value, from: fingerprint(said) } };
    onChange({ ...variants, [audience]: { texts: next } });
  }

  return (
    <section className="translations" aria-label={t('studio.content.translations')}>
      <div className="filters">
        <Select
          isInline
          label={t('studio.editor.audience')}
          value={audience}
          options={[
            ...others.map((id) => ({ id, label: `${languageNames[id]} · ${done(id)}/${texts.length}` })),
            ...namedMarkets(language),
          ]}
          onChange={setAudience}
        />
        <Checkbox label={t('studio.editor.openTexts')} isSelected={isOpenOnly} onChange={setOpenOnly} />
        <p className="hint" role="status">
          {t('studio.editor.translated', { done: done(audience), total: texts.length })}
        </p>
        <div className="grow" />
        {file(audience)}
      </div>
      {audience.length === 2 ? proposal(audience) : undefined}
      <ul className="translation-list">
        {shown.map((one) => {
          const label = placeText(naming, one.path, [document]);
          const value = own[one.path]?.value ?? '';
          const props = {
            label,
            value: typeof value === 'string' ? value : '',
            onChange: (next: string) => write(one, next),
          };
          const hint = under[one.path] === undefined ? undefined : t('studio.editor.asLanguage');
          return (
            <li key={`${audience} ${one.path}`} className="translation">
              <div lang={source} className="translation-source">
                <p className="label">{label}</p>
                <p className="prose">{one.value.replaceAll(/<[^>]+>/g, ' ').trim()}</p>
              </div>
              <div lang={audience.slice(0, 2)}>
                {one.control === 'rich-text' || one.control === 'inline-html' ? (
                  <RichTextField {...props} hint={hint} isInline={one.control === 'inline-html'} />
                ) : (
                  <TextControl
                    {...props}
                    hint={hint}
                    part={plain}
                    kind={one.control === 'long-text' ? 'long' : 'text'}
                  />
                )}
                {isChanged(one) ? (
                  <p className="line">
                    <Badge tone="warning">{t('studio.editor.sourceChanged')}</Badge>
                    <button type="button" className="button button-quiet" onClick={() => write(one, String(value))}>
                      {t('studio.editor.stillRight')}
                    </button>
                  </p>
                ) : own[one.path]?.proposed ? (
                  <p className="line">
                    <Badge tone="info">{t('studio.editor.isProposed')}</Badge>
                    <button type="button" className="button button-quiet" onClick={() => write(one, String(value))}>
                      {t('studio.editor.confirm')}
                    </button>
                  </p>
                ) : undefined}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
