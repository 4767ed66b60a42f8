import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../look/button.tsx';
import { useWords } from '../../words/words.ts';
import type { Part } from './shape.ts';

type ListFieldProps = Readonly<{
  label: string;
  hint: string | undefined;
  /** What one of the list is called. */
  item: string;
  part: Part;
  value: readonly unknown[];
  /** What a new one begins as. */
  empty: unknown;
  onChange: (value: unknown) => void;
  children: (value: unknown, onChange: (value: unknown) => void, index: number) => ReactNode;
}>;

/** A list whose items are added, changed, moved and taken out. */
export function ListField({ label, hint, item, part, value, empty, onChange, children }: ListFieldProps) {
  const { t } = useWords();
  const swap = (index: number, by: 1 | -1) => {
    const moved = [...value];
    const [one] = moved.splice(index, 1);
    moved.splice(index + by, 0, one);
    onChange(moved);
  };
  return (
    <fieldset className="fields">
      <legend>{label}</legend>
      {hint === undefined ? undefined : <p className="hint">{hint}</p>}
      <ol className="field-list">
        {value.map((one, index) => {
          const name = `${item} ${index + 1}`;
          return (
            // Items have no names of their own, and are what stands in their place.
            <li key={`${index}`} className="stack">
              <div className="line">
                <span className="grow label">{name}</span>
                <Button
                  kind="quiet"
                  isSquare
                  aria-label={t('studio.editor.moveUp', { name })}
                  isDisabled={index === 0}
                  onPress={() => swap(index, -1)}
                >
                  <ArrowUp aria-hidden size={14} />
                </Button>
                <Button
                  kind="quiet"
                  isSquare
                  aria-label={t('studio.editor.moveDown', { name })}
                  isDisabled={index === value.length - 1}
                  onPress={() => swap(index, 1)}
                >
                  <ArrowDown aria-hidden size={14} />
                </Button>
                <Button
                  kind="quiet"
                  isSquare
                  aria-label={t('studio.editor.takeOut', { name })}
                  onPress={() => onChange(value.toSpliced(index, 1))}
                >
                  <Trash2 aria-hidden size={14} />
                </Button>
              </div>
              {children(one, (next) => onChange(value.with(index, next)), index)}
            </li>
          );
        })}
      </ol>
      <Button isDisabled={value.length >= (part.maxItems ?? 200)} onPress={() => onChange([...value, empty])}>
        <Plus aria-hidden size={14} />
        {t('studio.editor.addTo', { name: item })}
      </Button>
    </fieldset>
  );
}
