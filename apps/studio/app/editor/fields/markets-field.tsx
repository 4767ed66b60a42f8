import { markets } from '@eyelet/domain/markets/markets.ts';
import { Checkbox } from '../../look/checkbox.tsx';
import { useWords } from '../../words/words.ts';

type MarketsFieldProps = Readonly<{ value: unknown; onChange: (value: unknown) => void }>;

/** The markets that see a block; without any chosen, all do. */
export function MarketsField({ value, onChange }: MarketsFieldProps) {
  const { t, language } = useWords();
  const chosen = Array.isArray(value) ? value : [];
  const names = new Intl.DisplayNames(language, { type: 'language' });
  return (
    <details className="field-group">
      <summary>
        {chosen.length === 0 ? t('studio.editor.allMarkets') : t('studio.editor.someMarkets', { count: chosen.length })}
      </summary>
      <fieldset className="fields">
        <legend>{t('studio.editor.onlyIn')}</legend>
        {markets.map(({ locale, tag }) => (
          <Checkbox
            key={locale}
            label={names.of(tag) ?? locale}
            isSelected={chosen.includes(locale)}
            onChange={(on) => {
              const next = on ? [...chosen, locale] : chosen.filter((one) => one !== locale);
              onChange(next.length === 0 ? undefined : next);
            }}
          />
        ))}
      </fieldset>
    </details>
  );
}
