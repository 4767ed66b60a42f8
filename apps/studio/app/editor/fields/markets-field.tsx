import { Checkbox } from '../../look/checkbox.tsx';
import { namedMarkets } from '../../words/markets.ts';
import { useWords } from '../../words/words.ts';

type MarketsFieldProps = Readonly<{ value: unknown; onChange: (value: unknown) => void }>;

/** The markets that see a block; without any chosen, all do. */
export function MarketsField({ value, onChange }: MarketsFieldProps) {
  const { t, language } = useWords();
  const chosen = Array.isArray(value) ? value : [];
  return (
    <details className="field-group">
      <summary>
        {chosen.length === 0 ? t('studio.editor.allMarkets') : t('studio.editor.someMarkets', { count: chosen.length })}
      </summary>
      <fieldset className="fields">
        <legend>{t('studio.editor.onlyIn')}</legend>
        {namedMarkets(language).map(({ id, label }) => (
          <Checkbox
            key={id}
            label={label}
            isSelected={chosen.includes(id)}
            onChange={(on) => {
              const next = on ? [...chosen, id] : chosen.filter((one) => one !== id);
              onChange(next.length === 0 ? undefined : next);
            }}
          />
        ))}
      </fieldset>
    </details>
  );
}
