import { Link } from 'react-router';
import { useSharedBlocks } from '../../content/shared-blocks.ts';
import { Select } from '../../look/select.tsx';
import { useWords } from '../../words/words.ts';

type ItemChoiceProps = Readonly<{ value: unknown; onChange: (value: unknown) => void }>;

/** Chooses the shared block or section that a reference shows. */
export function ItemChoice({ value, onChange }: ItemChoiceProps) {
  const { t } = useWords();
  const { data: parts = [] } = useSharedBlocks();
  const chosen = String(value ?? '');
  return (
    <div className="stack">
      <Select
        label={t('studio.editor.reference')}
        value={chosen}
        options={parts.map(({ itemId, name }) => ({ id: itemId, label: name }))}
        onChange={onChange}
      />
      {chosen === '' ? undefined : <Link to={`/content/${chosen}`}>{t('studio.editor.openPart')}</Link>}
    </div>
  );
}
