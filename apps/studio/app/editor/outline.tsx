import type { AnyItemKind } from '@eyelet/blocks/items/item-kind.ts';
import { kindOf } from '@eyelet/blocks/kinds.ts';
import { blockText } from '@eyelet/blocks/naming/block-text.ts';
import { partText } from '@eyelet/blocks/naming/part-text.ts';
import type { Translate } from '@eyelet/messages/translate.ts';
import type { ComponentData } from '@puckeditor/core';
import { useState } from 'react';
import { useSharedBlocks } from '../content/shared-blocks.ts';
import { useWords } from '../words/words.ts';
import { partPrefix, type RootProps, referenceType, sectionType, topZone, unknownType, zoneIn } from './data.ts';
import { hasParts, isPart, within } from './parts.ts';
import { innerOf, select, usePuck } from './use-puck.ts';

type OutlineProps = Readonly<{
  item: AnyItemKind;
  /** What is said beside blocks that show nothing now, or not all of it, by their names. */
  marks: ReadonlyMap<string, string>;
  runKey: (key: string) => boolean;
}>;

/**
 * What the document is made of, in its order. A press chooses; arrows go through it; what is dragged goes before what it is let go
 * on.
 */
export function Outline({ item, marks, runKey }: OutlineProps) {
  const { t } = useWords();
  const puck = usePuck((state) => state);
  const { content, root } = puck.appState.data;
  const { itemSelector } = puck.appState.ui;
  const title = (root.props as unknown as RootProps).values.title;
  const label = typeof title === 'string' && title !== '' ? `${t(item.label)}: ${title}` : t(item.label);
  const step = (from: HTMLElement, by: 1 | -1) => {
    const all = [...(from.closest('nav')?.querySelectorAll<HTMLElement>('button') ?? [])];
    all[all.indexOf(from) + by]?.focus();
  };
  return (
    <nav
      className="outline"
      aria-label={t('studio.editor.outline')}
      onKeyDown={(event) => {
        const target = event.target as HTMLElement;
        const key = `${event.altKey ? 'alt+' : ''}${event.ctrlKey || event.metaKey ? 'mod+' : ''}${event.key}`;
        if (key === 'ArrowDown' || key === 'ArrowUp') step(target, key === 'ArrowDown' ? 1 : -1);
        else if (!runKey(key)) return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <button
        type="button"
        className="outline-item"
        aria-current={itemSelector === null ? 'true' : undefined}
        onClick={() => select(puck, null)}
      >
        {label}
      </button>
      <Zone zone={topZone} items={content} marks={marks} />
    </nav>
  );
}

type ZoneProps = Readonly<{ zone: string; items: readonly ComponentData[]; marks: ReadonlyMap<string, string> }>;

const dragged = 'application/x-eyelet-block';

function Zone({ zone, items, marks }: ZoneProps) {
  const puck = usePuck((state) => state);
  const { itemSelector } = puck.appState.ui;
  const nameOf = useNames();
  const [over, setOver] = useState<number>();
  if (items.length === 0) return undefined;
  const holder = zone === topZone ? undefined : puck.getItemById(zone.slice(0, zone.lastIndexOf(':')));
  const firstOfRest = holder && hasParts(holder) ? items.findIndex((one) => !isPart(one)) : -1;

  function drop(id: string, index: number): void {
    const from = puck.getSelectorForId(id);
    const item = puck.getItemById(id);
    const isSection = item?.type === sectionType;
    // A part belongs to blocks of its kind.
    if (item?.type.startsWith(partPrefix) && item.type !== partPrefix + holder?.type) return;
    if (!from || isSection !== (zone === topZone) || zone.startsWith(id)) return;
    const isAfter = from.zone === zone && from.index < index;
    const wanted = item ? within(holder, item, index) : index;
    const destinationIndex = isAfter ? wanted - 1 : wanted;
    puck.dispatch({
      type: 'move',
      sourceIndex: from.index,
      sourceZone: from.zone,
      destinationIndex,
      destinationZone: zone,
    });
    select(puck, { index: destinationIndex, zone });
  }

  return (
    <ul>
      {items.map((one, index) => {
        const { id } = one.props;
        const isChosen = itemSelector?.zone === zone && itemSelector.index === index;
        const row = (
          <li
            key={id}
            draggable
            className={over === index ? 'outline-over' : undefined}
            onDragStart={(event) => {
              event.stopPropagation();
              event.dataTransfer.setData(dragged, id);
            }}
            onDragOver={(event) => {
              event.preventDefault();
              event.stopPropagation();
              setOver(index);
            }}
            onDragLeave={() => setOver(undefined)}
            onDrop={(event) => {
              event.preventDefault();
              event.stopPropagation();
              setOver(undefined);
              drop(event.dataTransfer.getData(dragged), index);
            }}
          >
            <button
              type="button"
              className="outline-item"
              data-outline={id}
              aria-current={isChosen ? 'true' : undefined}
              onClick={() => select(puck, { index, zone })}
            >
              {nameOf(one)}
              {marks.has(id) ? <span className="outline-empty">{marks.get(id)}</span> : undefined}
            </button>
            <Zone zone={zoneIn(id)} items={innerOf(one)} marks={marks} />
          </li>
        );
        return index === firstOfRest ? [<RestHead key="rest" of={holder} />, row] : row;
      })}
    </ul>
  );
}

/** Above the blocks that stand in a block with parts, but in none of them. */
function RestHead({ of }: Readonly<{ of: ComponentData | undefined }>) {
  const { t } = useWords();
  const kind = kindOf(of?.type ?? '');
  const field = kind?.fields[kind.holds?.member ?? ''];
  return field ? <li className="outline-note">{t(field.label)}</li> : undefined;
}

/** What components are called in the outline and in what is said of them. */
export function useNames(): (component: ComponentData) => string {
  const { t } = useWords();
  const { data: parts = [] } = useSharedBlocks();
  return ({ type, props }) => {
    if (type === sectionType) return t('studio.editor.section', { name: String(props.name) });
    if (type === unknownType) return t('studio.editor.unknown');
    if (type === referenceType) {
      const part = parts.find(({ itemId }) => itemId === props.ref);
      return `${t('studio.editor.reference')}: ${part?.name ?? '–'}`;
    }
    if (type.startsWith(partPrefix)) return outlinedPart(t, type.slice(partPrefix.length), props.values as Values);
    return blockText(t, { type, props: props.values as object });
  };
}

type Values = Readonly<Record<string, unknown>>;

/** A part as it is called in the outline, where its place says its number. */
function outlinedPart(t: Translate, type: string, values: Values): string {
  const kind = kindOf(type);
  const parts = kind?.holds?.parts;
  const list = parts && kind.fields[parts.member];
  return parts && list?.control === 'list' ? partText(t, t(parts.label), list.fields, values) : type;
}
