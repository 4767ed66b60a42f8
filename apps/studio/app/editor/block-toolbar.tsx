import { ArrowDown, ArrowUp, ClipboardPaste, Copy, CopyPlus, Plus, Rows3, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Toolbar } from 'react-aria-components';
import { Button } from '../look/button.tsx';
import { useWords } from '../words/words.ts';
import { BlockChooser } from './block-chooser.tsx';
import { sectionType, zoneIn } from './data.ts';
import { SectionDialog } from './section-dialog.tsx';
import type { useBlockActions } from './use-block-actions.ts';
import { innerOf, type Place } from './use-puck.ts';

type BlockToolbarProps = Readonly<{ actions: ReturnType<typeof useBlockActions> }>;

/** The actions on the chosen block, and adding more blocks. */
export function BlockToolbar({ actions }: BlockToolbarProps) {
  const { t } = useWords();
  const [adding, setAdding] = useState<Place | 'anywhere'>();
  const [isNaming, setNaming] = useState(false);
  const { chosen } = actions;
  const isBlock = chosen !== undefined && chosen.component.type !== sectionType;
  const holds =
    isBlock && actions.typesAt(zoneIn(chosen.component.props.id)).length > 0 && holdsBlocks(chosen.component.props);
  const at = adding === 'anywhere' ? actions.freePlace() : adding;
  const tools = [
    { id: 'up', icon: ArrowUp, label: t('studio.editor.up'), isOpen: chosen, run: () => actions.move(-1) },
    { id: 'down', icon: ArrowDown, label: t('studio.editor.down'), isOpen: chosen, run: () => actions.move(1) },
    { id: 'duplicate', icon: CopyPlus, label: t('studio.content.duplicate'), isOpen: chosen, run: actions.duplicate },
    { id: 'copy', icon: Copy, label: t('studio.editor.copy'), isOpen: isBlock, run: actions.copyChosen },
    { id: 'paste', icon: ClipboardPaste, label: t('studio.editor.paste'), isOpen: true, run: actions.paste },
    { id: 'remove', icon: Trash2, label: t('studio.editor.remove'), isOpen: chosen, run: actions.remove },
  ];
  return (
    <>
      <Toolbar aria-label={t('studio.editor.acts')} className="tools">
        {actions.isMany ? (
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
        {actions.isMany ? (
          <Button kind="quiet" isSquare aria-label={t('studio.editor.addSection')} onPress={() => setNaming(true)}>
            <Rows3 aria-hidden size={14} />
          </Button>
        ) : undefined}
        {tools.map(({ id, icon: Icon, label, isOpen, run }) => (
          <Button key={id} kind="quiet" isSquare aria-label={label} isDisabled={!isOpen} onPress={run}>
            <Icon aria-hidden size={14} />
          </Button>
        ))}
      </Toolbar>
      {adding === undefined ? undefined : (
        <BlockChooser
          types={actions.typesAt(at?.zone)}
          hasReferences={actions.mayRefer(at?.zone)}
          onClose={() => setAdding(undefined)}
          onChoose={(type) => {
            setAdding(undefined);
            actions.add(type, at);
          }}
        />
      )}
      {isNaming ? (
        <SectionDialog
          onClose={() => setNaming(false)}
          onChoose={(name) => {
            setNaming(false);
            actions.addSection(name);
          }}
        />
      ) : undefined}
    </>
  );
}

const holdsBlocks = (props: object) => 'inner' in props;
