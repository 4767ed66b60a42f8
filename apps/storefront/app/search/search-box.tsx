import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { whenOnline } from '@eyelet/ui/loading/when-online.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useRef, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { useMarket } from '../shop/shop-data.ts';
import type { SuggestionOption } from './use-suggestions.ts';

export type SearchBoxProps = Readonly<{ id: string; term?: string; compact?: boolean }>;

const loadList = () => whenOnline(() => import('./suggestion-list.tsx'));

type List = Awaited<ReturnType<typeof loadList>>['SuggestionList'];

const none: readonly SuggestionOption[] = [];

/** A search field with suggestions while typing; without scripts a plain form. */
export function SearchBox({ id, term = '', compact = false }: SearchBoxProps) {
  const say = useSay();
  const { locale } = useMarket();
  const navigate = useNavigate();
  const box = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(term);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [options, setOptions] = useState(none);
  const [SuggestionList, setList] = useState<List>();
  const shown = open && options.length > 0;
  const action = `/${locale}/search`;
  const listId = `${id}-list`;

  /** Loads the list of suggestions; if that fails, searching works without it. */
  function openList(): void {
    setOpen(true);
    if (!SuggestionList) loadList().then((loaded) => setList(() => loaded.SuggestionList), console.warn);
  }

  function close(): void {
    setOpen(false);
    setActive(-1);
    setOptions(none);
  }

  function steer(key: string): boolean {
    if (key === 'Escape' && shown) close();
    else if (key === 'ArrowDown' && shown) setActive((active + 1) % options.length);
    else if (key === 'ArrowUp' && shown) setActive((active <= 0 ? options.length : active) - 1);
    else if (key === 'Enter' && shown && options[active]) {
      navigate(options[active].href);
      close();
    } else return false;
    return true;
  }

  return (
    <Form
      ref={box}
      role="search"
      aria-label={compact ? say('shop.header.search') : say('shop.search.label')}
      method="get"
      action={action}
      className="relative"
      onSubmit={close}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <label htmlFor={id} className="sr-only">
        {say('shop.search.label')}
      </label>
      <input
        id={id}
        type="search"
        name="q"
        required
        maxLength={120}
        value={typed}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={compact ? say('shop.header.search') : say('shop.search.placeholder')}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={listId}
        aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
        onFocus={openList}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          openList();
          setActive(-1);
        }}
        onKeyDown={(event) => {
          if (steer(event.key)) event.preventDefault();
        }}
        className={compact ? 'search-field h-11 text-16' : 'search-field h-14 text-22'}
      />
      <button
        type="submit"
        aria-label={say('shop.search.submit')}
        className="absolute right-0 top-0 grid aspect-square h-full max-h-14 place-items-center"
      >
        <Icon name="search" />
      </button>
      {open && SuggestionList && (
        <SuggestionList
          id={listId}
          typed={typed}
          active={active}
          wide={compact}
          onOptions={setOptions}
          onFollow={close}
        />
      )}
    </Form>
  );
}
