import { Button } from '@eyelet/ui/actions/button.tsx';
import { TextInput } from '@eyelet/ui/fields/text-input.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useState } from 'react';
import { PositionButton } from './position-button.tsx';
import type { SearchPlace } from './use-store-search.ts';

/** The search form for stores in a dialog. */
export function PlaceForm({ onPlace }: Readonly<{ onPlace: (place: SearchPlace) => void }>) {
  const say = useSay();
  const [text, setText] = useState('');
  return (
    <>
      <form
        className="flex items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') onPlace({ text: text.trim() });
        }}
      >
        <TextInput
          label={say('stores.search.label')}
          type="search"
          maxLength={80}
          value={text}
          autoComplete="postal-code"
          spellCheck={false}
          className="min-w-0 grow"
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" tone="secondary">
          {say('stores.search.submit')}
        </Button>
      </form>
      <div className="mt-2">
        <PositionButton onPosition={onPlace} />
      </div>
    </>
  );
}
