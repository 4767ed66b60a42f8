import { itemKinds } from '@eyelet/blocks/items/kinds.ts';
import type { OpenedItem } from '@eyelet/contracts/content/item.ts';
import { type Data, Puck } from '@puckeditor/core';
import { Languages, ListChecks, Redo2, Undo2 } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ToggleButton } from 'react-aria-components';
import { useSearchParams } from 'react-router';
import { Checklist, type FindingPlace, severities } from '../content/checklist.tsx';
import { findingText } from '../content/finding-text.ts';
import { ItemActions } from '../content/item-actions.tsx';
import { ItemState } from '../content/item-state.tsx';
import { useEmptyBlocks } from '../content/use-checklist.ts';
import { BackLink } from '../frame/back-link.tsx';
import { Page } from '../frame/page.tsx';
import { Button } from '../look/button.tsx';
import { Notice } from '../look/notice.tsx';
import { usePermission } from '../session/me.ts';
import { useWords } from '../words/words.ts';
import { BlockToolbar } from './block-toolbar.tsx';
import { Canvas } from './canvas.tsx';
import { editorConfig } from './config.tsx';
import { documentOf, editorData, sectionType } from './data.ts';
import { DraftConflict } from './draft-conflict.tsx';
import { DraftState } from './draft-state.tsx';
import { reasonsByBlock, showsNothing } from './empty-blocks.ts';
import { componentOfFinding, findingsByComponent } from './finding-places.ts';
import { ProposalButton } from './languages/proposal-button.tsx';
import { TranslationFile } from './languages/translation-file.tsx';
import { Translations } from './languages/translations.tsx';
import { OtherEditors } from './other-editors.tsx';
import { Outline, useNames } from './outline.tsx';
import { partAround } from './parts.ts';
import { useBlockActions } from './use-block-actions.ts';
import { useCarriedTexts } from './use-carried-texts.ts';
import { type Draft, useDraft } from './use-draft.ts';
import { select, usePuck } from './use-puck.ts';

const noFrame = { enabled: false } as const;

/** The editor: what the item is made of, the shop with the draft, and the fields of what is chosen. */
export function Workbench({ opened }: Readonly<{ opened: OpenedItem }>) {
  const { t } = useWords();
  const draft = useDraft(opened);
  const kind = itemKinds[opened.item.kind];
  const config = useMemo(() => editorConfig(t, kind), [t, kind]);
  const [data] = useState(() => editorData(opened.document));
  const latest = useRef(draft);
  latest.current = draft;
  const change = useCallback((next: Data) => latest.current.write(documentOf(next)), []);
  const settle = useCallback(() => latest.current.settle(), []);
  const may = usePermission();
  return (
    <Page
      title={opened.item.name}
      beside={<ItemState item={opened.item} />}
      above={<BackLink to={`/content/${opened.item.itemId}`}>{t('studio.editor.back')}</BackLink>}
      actions={<ItemActions opened={opened} settled={settle} isUnsaved={draft.state !== 'saved'} />}
    >
      <Puck
        config={config}
        data={data}
        onChange={change}
        iframe={noFrame}
        permissions={{ edit: may('content.write'), delete: may('content.write'), insert: may('content.write') }}
      >
        <Bench draft={draft} />
      </Puck>
    </Page>
  );
}

function Bench({ draft }: Readonly<{ draft: Draft }>) {
  const { t, language } = useWords();
  const puck = usePuck((state) => state);
  const kind = itemKinds[draft.stored.item.kind];
  useCarriedTexts(puck);
  const actions = useBlockActions(kind);
  const nameOf = useNames();
  const mayWrite = usePermission()('content.write');
  const [isTranslating, setTranslating] = useState(false);
  const [isChecking, setChecking] = useState(false);
  const [address] = useSearchParams();
  const inspector = useRef<HTMLElement>(null);
  const { selectedItem, history } = puck;
  const chosen = actions.chosen?.component;
  // The draft has what was written before this.
  const document = isTranslating || draft.theirs ? documentOf(puck.appState.data) : draft.document;

  /** Puts a document in the place of all that is there, such as one that somebody else has stored. */
  function replaceAll(document: OpenedItem['document']): void {
    puck.dispatch({ type: 'setData', data: editorData(document), recordHistory: true });
    select(puck, null);
  }

  /** Goes on with what a call has stored. */
  function goOn(stored: OpenedItem): void {
    draft.goOnFrom(stored, stored.document);
    replaceAll(stored.document);
  }

  /** Chooses the innermost block at a place of the document, or the item itself, and goes to its fields. */
  function leadTo({ block, member }: FindingPlace): void {
    // One that is gone leads to the block that it was in.
    const inner = componentOfFinding(puck.appState.data.content, { block, member });
    const place = block === null ? null : puck.getSelectorForId(inner?.props.id ?? block);
    if (place === undefined) return;
    setTranslating(false);
    select(puck, place);
    inspector.current?.focus();
  }
  const lead = useRef(leadTo);
  lead.current = leadTo;
  const choose = useCallback((block: string) => lead.current({ block, member: '' }), []);

  const wanted = address.get('block');
  // Only when the editor opens: a checklist elsewhere links to a place by these parameters.
  useEffect(() => {
    if (wanted !== null) leadTo({ block: wanted, member: address.get('member') ?? '' });
  }, []);

  // A block is named in the frame; one within another goes by the outer one.
  const shownBlock = chosen && chosen.type !== sectionType ? (chosen.props.id.split('|')[0] ?? null) : null;
  const inFrame = outermost(puck, shownBlock);
  const empty = useEmptyBlocks(draft.stored);
  const { content } = puck.appState.data;
  // Findings name blocks in blocks by their numbers, which change as authors go on; so they are read once, when they come.
  const found = useMemo(() => findingsByComponent(content, empty), [empty]);
  const reasons = useMemo(
    () => reasonsByBlock(t, content, empty, (one) => findingText(t, language, one)),
    [empty, t, language],
  );
  const marks = new Map(
    [...found].map(([id, all]) => [id, t(all.some(showsNothing) ? 'studio.editor.showsNothing' : severities.warns)]),
  );
  useEffect(() => {
    if (selectedItem)
      window.document
        .querySelector(`[data-outline="${CSS.escape(selectedItem.props.id)}"]`)
        ?.scrollIntoView({ block: 'nearest' });
  }, [selectedItem?.props.id]);

  return (
    <div className="editor">
      <div className="editor-bar">
        <Button
          kind="quiet"
          isSquare
          aria-label={t('studio.editor.undo')}
          isDisabled={!history.hasPast}
          onPress={history.back}
        >
          <Undo2 aria-hidden size={16} />
        </Button>
        <Button
          kind="quiet"
          isSquare
          aria-label={t('studio.editor.redo')}
          isDisabled={!history.hasFuture}
          onPress={history.forward}
        >
          <Redo2 aria-hidden size={16} />
        </Button>
        <ToggleButton className="button button-quiet" isSelected={isTranslating} onChange={setTranslating}>
          <Languages aria-hidden size={16} />
          {t('studio.content.translations')}
        </ToggleButton>
        <ToggleButton className="button button-quiet" isSelected={isChecking} onChange={setChecking}>
          <ListChecks aria-hidden size={16} />
          {t('studio.check.title')}
        </ToggleButton>
        <div className="grow" />
        {mayWrite ? <OtherEditors itemId={draft.stored.item.itemId} /> : undefined}
        <DraftState draft={draft} />
      </div>
      <DraftConflict draft={draft} document={document} onReplace={replaceAll} />
      {isChecking ? <Checklist opened={draft.stored} onLead={leadTo} /> : undefined}
      {isTranslating ? (
        <Translations
          kind={draft.stored.item.kind}
          document={document}
          file={(audience) => (
            <TranslationFile
              itemId={draft.stored.item.itemId}
              audience={audience}
              settle={draft.settle}
              onImported={goOn}
            />
          )}
          proposal={(language) =>
            mayWrite ? (
              <ProposalButton
                key={language}
                itemId={draft.stored.item.itemId}
                language={language}
                settle={draft.settle}
                onProposed={goOn}
              />
            ) : undefined
          }
          onChange={(variants) => {
            const { root } = puck.appState.data;
            puck.dispatch({
              type: 'replaceRoot',
              root: { props: { ...root.props, variants } as never },
              recordHistory: true,
            });
          }}
        />
      ) : (
        <div className="editor-parts">
          <div className="editor-tree">
            {kind.sections === 'none' || !mayWrite ? undefined : <BlockToolbar actions={actions} />}
            <Outline item={kind} marks={marks} runKey={(key) => mayWrite && actions.runKey(key)} />
          </div>
          <Canvas
            stored={draft.stored}
            chosen={inFrame}
            part={partAround(puck, chosen)}
            reasons={reasons}
            onChoose={choose}
          />
          <section
            ref={inspector}
            tabIndex={-1}
            inert={!mayWrite}
            className="inspector"
            aria-label={t('studio.editor.inspector')}
            // Keys that take a block out are meant for the outline alone.
            onKeyDown={(event) => (event.key === 'Delete' || event.key === 'Backspace') && event.stopPropagation()}
          >
            <h2>{selectedItem ? nameOf(selectedItem) : t(kind.label)}</h2>
            {(found.get(chosen?.props.id ?? '') ?? []).map((finding) => (
              <Notice key={finding.rule} tone="warning">
                {findingText(t, language, finding)}
              </Notice>
            ))}
            <Puck.Fields />
          </section>
        </div>
      )}
    </div>
  );
}

/** The block of the document that a component belongs to. */
function outermost(puck: Pick<ReturnType<typeof usePuckState>, 'getParentById'>, id: string | null): string | null {
  const parent = id === null ? undefined : puck.getParentById(id);
  return parent && parent.type !== sectionType && parent.props.id !== 'root' ? outermost(puck, parent.props.id) : id;
}

const usePuckState = () => usePuck((state) => state);
