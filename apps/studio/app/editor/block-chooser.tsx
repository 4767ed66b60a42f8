import { useState } from 'react';
import {
  Autocomplete,
  Header,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  SearchField,
  Text,
} from 'react-aria-components';
import { Dialog } from '../look/dialog.tsx';
import { useWords } from '../words/words.ts';
import { BlockSketch } from './block-sketch.tsx';
import { foundBlocks } from './found-blocks.ts';

type BlockChooserProps = Readonly<{
  types: readonly string[];
  /** Whether a reference to a shared block is allowed there. */
  hasReferences: boolean;
  onChoose: (type: string) => void;
  onClose: () => void;
}>;

/** The kinds of blocks that are allowed in a place, by purpose, each with a picture; arrows go through them, Enter chooses. */
export function BlockChooser({ types, hasReferences, onChoose, onClose }: BlockChooserProps) {
  const { t } = useWords();
  const [words, setWords] = useState('');
  const groups = foundBlocks(t, { types, hasReferences, words });
  const count = groups.reduce((sum, { blocks }) => sum + blocks.length, 0);
  return (
    <Dialog title={t('studio.editor.add')} onClose={onClose}>
      <div className="stack">
        <Autocomplete inputValue={words} onInputChange={setWords}>
          <SearchField aria-label={t('studio.editor.findBlock')} autoFocus>
            <Input className="input" placeholder={t('studio.editor.findBlock')} />
          </SearchField>
          <p role="status" className="hint">
            {t('studio.editor.kindsFound', { count })}
          </p>
          {/* The focus stays in the field while keys choose; who scrolls by keys needs a stop of their own. */}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard. */}
          <section className="block-room" aria-label={t('studio.find.found')} tabIndex={0}>
            <ListBox
              layout="grid"
              className="block-kinds"
              aria-label={t('studio.editor.add')}
              onAction={(type) => onChoose(String(type))}
            >
              {groups.map(({ id, title, blocks }) => (
                <ListBoxSection key={id} id={id} className="block-group">
                  <Header className="option-group">{title}</Header>
                  {blocks.map(({ type, name, sketch }) => (
                    <ListBoxItem key={type} id={type} textValue={name} className="block-kind">
                      <BlockSketch parts={sketch} />
                      <Text slot="label" className="block-kind-name">
                        {name}
                      </Text>
                    </ListBoxItem>
                  ))}
                </ListBoxSection>
              ))}
            </ListBox>
          </section>
        </Autocomplete>
      </div>
    </Dialog>
  );
}
