import { listContent } from '@eyelet/contracts/content/list.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Select } from '../../look/select.tsx';
import { call } from '../../session/api.ts';
import { useWords } from '../../words/words.ts';

type ItemChoiceProps = Readonly<{ value: unknown; onChange: (value: unknown) => void }>;

/** Blocks and sections that are written once and that pages show by reference. */
export function useSharedBlocks() {
  return useQuery({
    queryKey: ['list', 'content', 'parts'],
    queryFn: async () => {
      const pages = await Promise.all(
        (['block', 'section'] as const).map((kind) => call(listContent, { query: { kind, limit: 100 } })),
      );
      return pages.flatMap(({ rows }) => rows);
    },
  });
}

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
