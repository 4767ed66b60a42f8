import { ArrowDown, ArrowUp, ChevronDown, ChevronRight, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../look/button.tsx';
import { useWords } from '../../words/words.ts';
import { isOwnId } from './own-id.ts';
import type { Part } from './shape.ts';

type ListFieldProps = Readonly<{
  label: string;
  hint: string | undefined;
  /** What one of the list is called. */
  item: string;
  part: Part;
  value: readonly unknown[];
  /** What a new one begins as. */
  empty: () => unknown;
  onChange: (value: unknown) => void;
  children: (value: unknown, onChange: (value: unknown) => void, index: number) => ReactNode;
}>;

/** Most of a list that are open at first; of longer ones the fields would be a long way down. */
const mostOpen = 4;

/** A list whose items are added, changed, moved and taken out. Those of a long one are closed until they are wanted. */
export function ListField({ label, hint, item, part, value, empty, onChange, children }: ListFieldProps) {
  const { t } = useWords();
  const [open, setOpen] = useState<readonly boolean[]>(() => value.map(() => value.length <= mostOpen));
  const isOpen = (index: number) => open[index] ?? true;
  const states = value.map((_, index) => isOpen(index));
  const swap = (index: number, by: 1 | -1) => {
    const other = index + by;
    setOpen(states.with(index, isOpen(other)).with(other, isOpen(index)));
    onChange(value.with(index, value[other]).with(other, value[index]));
  };
  return (
    <fieldset className="fields">
      <legend>{label}</legend>
      {hint === undefined ? undefined : <p className="hint">{hint}</p>}
      <ol className="field-list">
        {value.map((one, index) => {
          const name = `${item} ${index + 1}`;
          const own = wordsOf(one);
          return (
            // Items have no ids, so their position is the key.
            <li key={index} className="stack">
              <div className="line">
                <button
                  type="button"
                  className="grow label field-list-name"
                  aria-expanded={isOpen(index)}
                  onClick={() => setOpen(states.with(index, !isOpen(index)))}
                >
                  {isOpen(index) ? <ChevronDown aria-hidden size={14} /> : <ChevronRight aria-hidden size={14} />}
                  {own === '' ? name : `${name}: ${own}`}
                </button>
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
                  onPress={() => {
                    setOpen(states.toSpliced(index, 1));
                    onChange(value.toSpliced(index, 1));
                  }}
                >
                  <Trash2 aria-hidden size={14} />
                </Button>
              </div>
              {isOpen(index) ? children(one, (next) => onChange(value.with(index, next)), index) : undefined}
            </li>
          );
        })}
      </ol>
      <Button
        isDisabled={value.length >= (part.maxItems ?? 200)}
        onPress={() => {
          setOpen([...states, true]);
          onChange([...value, empty()]);
        }}
      >
        <Plus aria-hidden size={14} />
        {t('studio.editor.addTo', { name: item })}
      </Button>
    </fieldset>
  );
}

/** Words by which people know one of a list. */
function wordsOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  const { title, text, label, name, id } = value as Readonly<Record<string, unknown>>;
  const given = typeof id === 'string' && !isOwnId(id) ? id : '';
  const found = [title, text, label, name, given].find((one) => typeof one === 'string' && one !== '');
  return typeof found === 'string' ? found : '';
}
