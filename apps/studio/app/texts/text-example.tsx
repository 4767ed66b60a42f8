import type { ShopText } from '@eyelet/contracts/texts/text.ts';
import { piecesOf } from '@eyelet/messages/pieces-of.ts';
import { sayPieces } from '@eyelet/messages/say-pieces.ts';
import { useId, useState } from 'react';
import { Select } from '../look/select.tsx';
import { TextField } from '../look/text-field.tsx';
import { useWords } from '../words/words.ts';
import { argumentsIn } from './arguments-in.ts';

type TextExampleProps = Readonly<{ text: string; wording: ShopText['wording'] }>;

/** A text as shoppers will read it, with values for its arguments that may be changed. */
export function TextExample({ text, wording }: TextExampleProps) {
  const { t } = useWords();
  const id = useId();
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const pieces = piecesOf(text);
  const found = argumentsIn(pieces);
  const values = Object.fromEntries(found.map(({ name, first }) => [name, chosen[name] ?? first]));
  const set = (name: string) => (value: string) => setChosen((before) => ({ ...before, [name]: value }));
  return (
    <div className="stack-tight">
      <p className="label" id={id}>
        {t('studio.texts.example')}
      </p>
      <output className="text-example" lang={wording} aria-labelledby={id}>
        {sayPieces(pieces, wording.slice(0, 2), values)}
      </output>
      {found.length === 0 ? undefined : (
        <div className="text-values">
          {found.map(({ name, cases }) => {
            const label = t('studio.texts.with', { name });
            const shared = { label, value: values[name] ?? '', onChange: set(name) };
            return cases ? (
              <Select key={name} {...shared} options={cases.map((one) => ({ id: one, label: one }))} />
            ) : (
              <TextField key={name} {...shared} name={`example-${name}`} maxLength={80} autoComplete="off" />
            );
          })}
        </div>
      )}
    </div>
  );
}
