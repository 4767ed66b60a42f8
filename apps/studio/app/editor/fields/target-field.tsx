import type { ReferenceTarget } from '@eyelet/blocks/fields.ts';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../look/button.tsx';
import { Dialog } from '../../look/dialog.tsx';
import { useWords } from '../../words/words.ts';
import { TargetSearch } from '../links/target-search.tsx';
import { LinkDialog } from './link-dialog.tsx';
import type { Part } from './shape.ts';
import { TextControl } from './text-control.tsx';

type TargetFieldProps = Readonly<{
  label: string;
  hint?: string | undefined;
  part: Part;
  /** What is named by its id; without it the field holds an address. */
  to?: ReferenceTarget;
  value: string;
  onChange: (value: string) => void;
}>;

/** A field that leads to something of the shop, typed or found by its name. */
export function TargetField({ label, hint, part, to, value, onChange }: TargetFieldProps) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const choose = (chosen: string) => {
    setOpen(false);
    onChange(chosen);
  };
  const close = () => setOpen(false);
  const title = t('studio.editor.findFor', { name: label });
  return (
    <div className="target-field">
      <TextControl {...{ label, hint, part, value, onChange }} kind="text" />
      <Button isSquare aria-label={title} onPress={() => setOpen(true)}>
        <Search aria-hidden size={14} />
      </Button>
      {isOpen && to === undefined ? <LinkDialog href={value} onChoose={choose} onClose={close} /> : undefined}
      {isOpen && to !== undefined ? (
        <Dialog title={title} onClose={close}>
          <div className="stack">
            <TargetSearch kinds={[to]} onChoose={({ id }) => choose(id)} />
          </div>
        </Dialog>
      ) : undefined}
    </div>
  );
}
