import type { AnyItemKind } from '@eyelet/blocks/items/item-kind.ts';
import { ArrowDown, ArrowUp, ClipboardPaste, Copy, CopyPlus, Plus, Rows3, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Toolbar } from 'react-aria-components';
import { Button } from '../look/button.tsx';
import { useWords } from '../words/words.ts';
import { BlockChooser } from './block-chooser.tsx';
import { sectionType, zoneIn } from './data.ts';
import { SectionDialog } from './section-dialog.tsx';
import type { useActs } from './use-acts.ts';
import { innerOf, type Place } from './use-puck.ts';

type ActsBarProps = Readonly<{ item: AnyItemKind; acts: ReturnType<typeof useActs> }>;

/** The actions on the chosen block, and adding more blocks. */
export function ActsBar({ item, acts }: ActsBarProps) {
  const { t } = useWords();
  const [adding, setAdding] = useState<Place | 'anywhere'>();
  const [isNaming, setNaming] = useState(false);
  const { chosen } = acts;
  const isBlock = chosen !== undefined && chosen.component.type !== sectionType;
  const holds =
    isBlock && acts.typesAt(zoneIn(chosen.component.props.id)).length > 0 && holdsBlocks(chosen.component.props);
  const at = adding === 'anywhere' ? acts.freePlace() : adding;
  const tools = [
    { id: 'up', sign: ArrowUp, label: t('studio.editor.up'), isOpen: chosen, run: () => acts.move(-1) },
    { id: 'down', sign: ArrowDown, label: t('studio.editor.down'), isOpen: chosen, run: () => acts.move(1) },
    { id: 'duplicate', sign: CopyPlus, label: t('studio.content.duplicate'), isOpen: chosen, run: acts.duplicate },
    { id: 'copy', sign: Copy, label: t('studio.editor.copy'), isOpen: isBlock, run: acts.copyChosen },
    { id: 'paste', sign: ClipboardPaste, label: t('studio.editor.paste'), isOpen: true, run: acts.paste },
    { id: 'remove', sign: Trash2, label: t('studio.editor.remove'), isOpen: chosen, run: acts.remove },
  ];
  return (
    <>
      <Toolbar aria-label={t('studio.editor.acts')} className="tools">
        {acts.isMany ? (
          <Button onPress={() => setAdding('anywhere')}>
            <Plus aria-hidden size={14} />
            {t('studio.editor.add')}
          </Button>
        ) : undefined}
        {holds ? (
          <Button
            onPress={() =>
              setAdding({ zone: zoneIn(chosen.component.props.id), index: innerOf(chosen.component).length })
            }
          >
            <Plus aria-hidden size={14} />
            {t('studio.editor.addInside')}
          </Button>
        ) : undefined}
        {acts.isMany ? (
          <Button kind="quiet" isSquare aria-label={t('studio.editor.addSection')} onPress={() => setNaming(true)}>
            <Rows3 aria-hidden size={14} />
          </Button>
        ) : undefined}
        {tools.map(({ id, sign: Sign, label, isOpen, run }) => (
          <Button key={id} kind="quiet" isSquare aria-label={label} isDisabled={!isOpen} onPress={run}>
            <Sign aria-hidden size={14} />
          </Button>
        ))}
      </Toolbar>
      {adding === undefined ? undefined : (
        <BlockChooser
          types={at ? acts.typesAt(at.zone) : (item.blockTypes ?? acts.typesAt(''))}
          hasReferences={at ? acts.mayRefer(at.zone) : false}
          onClose={() => setAdding(undefined)}
          onChoose={(type) => {
            setAdding(undefined);
            acts.add(type, at);
          }}
        />
      )}
      {isNaming ? (
        <SectionDialog
          onClose={() => setNaming(false)}
          onChoose={(name) => {
            setNaming(false);
            acts.addSection(name);
          }}
        />
      ) : undefined}
    </>
  );
}

const holdsBlocks = (props: object) => 'inner' in props;
