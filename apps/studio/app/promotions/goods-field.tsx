import { styleIdOf } from '@eyelet/domain/catalogue/style-id.ts';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { TargetSearch } from '../editor/links/target-search.tsx';
import { Button } from '../look/button.tsx';
import { Dialog } from '../look/dialog.tsx';
import { useWords } from '../words/words.ts';
import { FieldProblem } from './field-group.tsx';
import type { PromotionValues } from './values.ts';

type Goods = PromotionValues['concerns'];

type GoodsFieldProps = Readonly<{
  legend: string;
  /** Said where nothing is chosen. */
  none: string;
  value: Goods;
  /** What products and categories are called, by id. */
  names: Readonly<Record<string, string>>;
  error: string | undefined;
  onChange: (value: Goods) => void;
}>;

/** The products and categories that a promotion is about; none: everything. */
export function GoodsField({ legend, none, value, names, error, onChange }: GoodsFieldProps) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const [found, setFound] = useState<Readonly<Record<string, string>>>({});
  const chosen = (['categories', 'masterIds'] as const).flatMap((kind) => value[kind].map((id) => ({ kind, id })));
  return (
    <fieldset className="group">
      <legend>{legend}</legend>
      <FieldProblem error={error} />
      {chosen.length === 0 ? <p className="hint">{none}</p> : undefined}
      <ul className="plain-list">
        {chosen.map(({ kind, id }) => {
          const name = found[id] || names[id] || id;
          return (
            <li key={`${kind} ${id}`} className="line">
              <span className="grow wraps">{name === id ? id : `${name} · ${id}`}</span>
              <Button
                kind="quiet"
                isSquare
                aria-label={t('studio.editor.takeOut', { name })}
                onPress={() => onChange({ ...value, [kind]: value[kind].filter((one) => one !== id) })}
              >
                <X aria-hidden size={14} />
              </Button>
            </li>
          );
        })}
      </ul>
      <div>
        <Button onPress={() => setOpen(true)}>
          <Plus aria-hidden size={14} />
          {t('studio.promotions.addGoods')}
        </Button>
      </div>
      {isOpen ? (
        <Dialog title={t('studio.promotions.addGoods')} onClose={() => setOpen(false)}>
          <div className="stack">
            <TargetSearch
              kinds={['category', 'product']}
              onChoose={({ kind, id: targetId, name }) => {
                const member = kind === 'category' ? 'categories' : 'masterIds';
                const id = kind === 'category' ? targetId : styleIdOf(targetId);
                setFound((before) => ({ ...before, [id]: name }));
                onChange({ ...value, [member]: [...new Set([...value[member], id])] });
                setOpen(false);
              }}
            />
          </div>
        </Dialog>
      ) : undefined}
    </fieldset>
  );
}
