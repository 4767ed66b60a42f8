import { linkShape } from '@eyelet/blocks/link-shape.ts';
import { useState } from 'react';
import { Button } from '../../look/button.tsx';
import { Dialog } from '../../look/dialog.tsx';
import { useWords } from '../../words/words.ts';
import { targetKinds } from '../links/find-targets.ts';
import { TargetSearch } from '../links/target-search.tsx';
import { partOf } from './shape.ts';
import { TextControl } from './text-control.tsx';

type LinkDialogProps = Readonly<{ href: string; onChoose: (href: string) => void; onClose: () => void }>;

/** Where a link leads: something of the shop by its name, or an address; an empty one takes the link away. */
export function LinkDialog({ href, onChoose, onClose }: LinkDialogProps) {
  const { t } = useWords();
  const [typed, setTyped] = useState(href);
  return (
    <Dialog title={t('studio.editor.link')} onClose={onClose}>
      <div className="stack">
        <TargetSearch kinds={targetKinds} onChoose={(target) => onChoose(target.href)} />
        <TextControl
          label={t('blocks.field.href')}
          hint={t('blocks.help.href')}
          kind="text"
          part={{ ...partOf(linkShape, 'href'), isRequired: false }}
          value={typed}
          onChange={setTyped}
        />
        <div className="dialog-actions">
          <Button onPress={onClose}>{t('studio.cancel')}</Button>
          <Button kind="primary" onPress={() => onChoose(typed.trim())}>
            {t('studio.save')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
