import { blockKinds } from '@eyelet/blocks/kinds.ts';
import { useState } from 'react';
import { Input, SearchField } from 'react-aria-components';
import { Dialog } from '../look/dialog.tsx';
import { useWords } from '../words/words.ts';
import { partPrefix, referenceType } from './data.ts';

type BlockChooserProps = Readonly<{
  types: readonly string[];
  /** Whether a reference to a shared block is allowed there. */
  hasReferences: boolean;
  onChoose: (type: string) => void;
  onClose: () => void;
}>;

/** The kinds of blocks that are allowed in a place, found by name. */
export function BlockChooser({ types, hasReferences, onChoose, onClose }: BlockChooserProps) {
  const { t } = useWords();
  const [words, setWords] = useState('');
  const kinds = blockKinds.flatMap(({ type, label, holds }) => [
    ...(holds?.parts && types.includes(partPrefix + type)
      ? [{ type: partPrefix + type, name: t(holds.parts.label) }]
      : []),
    ...(types.includes(type) ? [{ type, name: t(label) }] : []),
  ]);
  const all = [...kinds, ...(hasReferences ? [{ type: referenceType, name: t('studio.editor.reference') }] : [])];
  const found = all.filter(({ name }) => name.toLowerCase().includes(words.trim().toLowerCase()));
  return (
    <Dialog title={t('studio.editor.add')} onClose={onClose}>
      <div className="stack">
        <SearchField aria-label={t('studio.editor.findBlock')} value={words} onChange={setWords} autoFocus>
          <Input className="input" placeholder={t('studio.editor.findBlock')} />
        </SearchField>
        <ul className="block-kinds">
          {found.map(({ type, name }) => (
            <li key={type}>
              <button type="button" className="button button-plain" onClick={() => onChoose(type)}>
                {name}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
