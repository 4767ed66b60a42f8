import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Autocomplete, Header, Input, Menu, MenuItem, MenuSection, SearchField } from 'react-aria-components';
import { useWords } from '../../words/words.ts';
import { findTargets, type Target, type TargetKind, targetKindNames } from './find-targets.ts';

type TargetSearchProps = Readonly<{ kinds: readonly TargetKind[]; onChoose: (target: Target) => void }>;

/** Finds pages, categories, products and stores by their names; arrows go through what is found, Enter chooses. */
export function TargetSearch({ kinds, onChoose }: TargetSearchProps) {
  const { t, language } = useWords();
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed.trim());
  const { data: found = [] } = useQuery({
    queryKey: ['link-targets', language, kinds, words],
    queryFn: () => findTargets(words, kinds),
    placeholderData: (before) => before,
  });
  const label = t('studio.editor.findTarget');
  const groups = kinds.flatMap((kind) => {
    const own = found.filter((one) => one.kind === kind);
    return own.length > 0 ? [{ kind, own }] : [];
  });
  return (
    <Autocomplete inputValue={typed} onInputChange={setTyped}>
      <SearchField aria-label={label} autoFocus>
        <Input className="input" placeholder={label} />
      </SearchField>
      <Menu
        className="options targets"
        aria-label={t('studio.find.found')}
        renderEmptyState={() => <p className="hint palette-empty">{t('studio.find.nothing')}</p>}
      >
        {groups.map(({ kind, own }) => (
          <MenuSection key={kind} id={kind}>
            <Header className="option-group">{t(targetKindNames[kind])}</Header>
            {own.map((one) => (
              <MenuItem
                key={`${kind} ${one.id}`}
                id={`${kind} ${one.id}`}
                textValue={one.name}
                className="option"
                onAction={() => onChoose(one)}
              >
                <span>{one.name}</span>
                {one.hint === '' ? undefined : <span className="hint">{one.hint}</span>}
              </MenuItem>
            ))}
          </MenuSection>
        ))}
      </Menu>
    </Autocomplete>
  );
}
