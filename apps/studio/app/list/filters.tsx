import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Input, SearchField } from 'react-aria-components';
import { useKeys } from '../frame/keys.ts';
import { Badge } from '../look/badge.tsx';
import { Button } from '../look/button.tsx';
import { type Option, Select } from '../look/select.tsx';
import { useWords } from '../words/words.ts';
import { useAddress } from './use-address.ts';

/** What a list may be narrowed by: one of several values, a day, or what a link has brought along. */
export type Filter =
  | Readonly<{ kind: 'choice'; name: string; label: string; options: readonly Option[] }>
  | Readonly<{ kind: 'day' | 'link'; name: string; label: string }>;

type FiltersProps = Readonly<{ filters: readonly Filter[]; search: string | undefined }>;

const typedMs = 200;

/** Search and filters of a list. What they say is the address. */
export function Filters({ filters, search }: FiltersProps) {
  const { t } = useWords();
  const { address, set, clear } = useAddress();
  if (filters.length === 0 && search === undefined) return undefined;
  const isNarrowed = ['search', ...filters.map(({ name }) => name)].some((name) => address.has(name));
  return (
    <search className="filters">
      {search === undefined ? undefined : (
        <SearchBox label={search} value={address.get('search') ?? ''} onChange={(words) => set('search', words)} />
      )}
      {filters.map((filter) => (
        <OneFilter
          key={filter.name}
          filter={filter}
          value={address.get(filter.name) ?? ''}
          onChange={(value) => set(filter.name, value)}
        />
      ))}
      {isNarrowed ? (
        <Button kind="quiet" onPress={clear}>
          {t('studio.list.clear')}
        </Button>
      ) : undefined}
    </search>
  );
}

type OneFilterProps = Readonly<{ filter: Filter; value: string; onChange: (value: string) => void }>;

function OneFilter({ filter, value, onChange }: OneFilterProps) {
  const { t } = useWords();
  const { label } = filter;
  switch (filter.kind) {
    case 'link':
      return value === '' ? undefined : <Badge tone="info">{label}</Badge>;
    case 'day':
      return (
        <label className="filter-day">
          <span>{label}</span>
          <input type="date" className="input" value={value} onChange={({ target }) => onChange(target.value)} />
        </label>
      );
    case 'choice': {
      const options = [{ id: '', label: t('studio.list.all') }, ...filter.options];
      return <Select isInline label={label} value={value} options={options} onChange={onChange} />;
    }
  }
}

type SearchBoxProps = Readonly<{ label: string; value: string; onChange: (words: string) => void }>;

/** Searches after a short pause in typing. */
function SearchBox({ label, value, onChange }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  const told = useRef(value);
  if (told.current !== value) {
    told.current = value;
    if (typed.trim() !== value) setTyped(value);
  }
  useKeys({
    '/': (event) => {
      event.preventDefault();
      field.current?.focus();
    },
  });
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => onChange(typed.trim()), typedMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <SearchField aria-label={label} className="search" value={typed} onChange={setTyped}>
      <Search aria-hidden size={14} />
      <Input ref={field} className="input" placeholder={label} />
    </SearchField>
  );
}
