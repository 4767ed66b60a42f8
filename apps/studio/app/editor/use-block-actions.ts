import type { AnyItemKind } from '@eyelet/blocks/items/item-kind.ts';
import type { ComponentData } from '@puckeditor/core';
import { showToast } from '../look/toasts.ts';
import { useWords } from '../words/words.ts';
import { copiedBlock, copyBlock, textsOf, withTexts } from './clipboard.ts';
import { typesIn } from './config.tsx';
import { inner, type RootProps, referenceType, sectionType, topZone, zoneIn } from './data.ts';
import { useNames } from './outline.tsx';
import { isPart, within } from './parts.ts';
import { innerOf, insert, newBlockId, type Place, renamed, select, usePuck } from './use-puck.ts';

type Chosen = Readonly<{ component: ComponentData; place: Place }>;

/** The actions on the chosen block or section, for the toolbar and for keys. */
export function useBlockActions(item: AnyItemKind) {
  const { t } = useWords();
  const puck = usePuck((state) => state);
  const nameOf = useNames();
  const { data, ui } = puck.appState;
  const { content } = data;
  const component = puck.selectedItem ?? undefined;
  const place = component && ui.itemSelector ? (ui.itemSelector as Place) : undefined;
  const chosen: Chosen | undefined = component && place ? { component, place } : undefined;
  const isMany = item.sections === 'many';
  const root = data.root.props as unknown as RootProps;

  /** The component that a zone lies in; undefined for the top. */
  const holderOf = (zone: string) =>
    zone === topZone ? undefined : puck.getItemById(zone.slice(0, -inner.length - 1));

  /** Where a new block goes: after the chosen one, into the chosen section, else to the end of the last section. */
  function freePlace(): Place | undefined {
    if (chosen && chosen.component.type !== sectionType) {
      return { zone: chosen.place.zone, index: chosen.place.index + 1 };
    }
    const section = chosen?.component ?? content.at(-1);
    return section && { zone: zoneIn(section.props.id), index: innerOf(section).length };
  }

  /** The types allowed there: in a section, and in an item without any, those of the item, in a block those of its kind. */
  function typesAt(zone: string | undefined): readonly string[] {
    const holder = zone === undefined ? undefined : holderOf(zone);
    return typesIn(item, holder && holder.type !== sectionType ? holder.type : undefined);
  }

  const mayRefer = (zone: string | undefined) => isMany && (zone === undefined || holderOf(zone)?.type === sectionType);

  function addSection(name: string): void {
    const section = { type: sectionType, props: { id: `section|${newBlockId('s')}`, name, [inner]: [] } };
    insert(puck, section, { index: content.length, zone: topZone });
  }

  function add(type: string, into?: Place): void {
    const free = into ?? freePlace();
    const at = free && { ...free, index: within(holderOf(free.zone), { type }, free.index) };
    const { defaultProps = {} } = puck.config.components[type] ?? {};
    const id = newBlockId(type);
    const fresh = { type, props: { ...structuredClone(defaultProps), id } };
    put(fresh, at);
  }

  /** Inserts a component; without a place, into the first section of an item that has none yet. */
  function put(fresh: ComponentData, at: Place | undefined): void {
    if (at) {
      insert(puck, fresh, at);
      return;
    }
    const section = { type: sectionType, props: { id: 'section|main', name: 'main', [inner]: [fresh] } };
    insert(puck, section, { index: 0, zone: topZone });
    select(puck, { index: 0, zone: zoneIn('section|main') });
  }

  function move(by: 1 | -1): void {
    if (!chosen) return;
    const { zone, index } = chosen.place;
    const around = zone === topZone ? content : innerOf(holderOf(zone) ?? chosen.component);
    const next = around[index + by];
    if (next) {
      // Parts stay before what is for everybody else.
      if (isPart(next) === isPart(chosen.component)) moveTo({ zone, index: index + by });
      return;
    }
    // Beyond the end of a section, the block moves into the next one.
    const sections = content.map(({ props }) => zoneIn(props.id));
    const section = content[sections.indexOf(zone) + by];
    if (!sections.includes(zone) || !section) return;
    moveTo({ zone: zoneIn(section.props.id), index: by === 1 ? 0 : innerOf(section).length });
  }

  function moveTo({ zone, index }: Place): void {
    if (!chosen) return;
    const { place: from } = chosen;
    const target = { destinationIndex: index, destinationZone: zone };
    puck.dispatch({ type: 'move', sourceIndex: from.index, sourceZone: from.zone, ...target });
    select(puck, { zone, index });
  }

  /** Inserts a component that has a new id, with its texts in other languages. */
  function placeFresh(fresh: ComponentData, texts: ReturnType<typeof textsOf>, at: Place | undefined): void {
    put(fresh, at);
    const variants = withTexts(root.variants, fresh.props.id, texts);
    puck.dispatch({ type: 'replaceRoot', root: { props: { ...root, variants } as never } });
  }

  function duplicate(): void {
    if (!chosen) return;
    const { component: one, place: from } = chosen;
    const at = { zone: from.zone, index: from.index + 1 };
    if (one.type === sectionType) {
      const fresh = renamed(one);
      insert(puck, { ...fresh, props: { ...fresh.props, name: `${one.props.name}-2` } }, at);
      return;
    }
    placeFresh(renamed(one), textsOf(one.props.id, root.variants), at);
  }

  function copyChosen(): void {
    if (!chosen || chosen.component.type === sectionType) return;
    copyBlock(chosen.component, root.variants);
    showToast(t('studio.editor.copied', { name: nameOf(chosen.component) }));
  }

  function paste(): void {
    const found = copiedBlock();
    if (!found) return;
    const { component: one, texts } = found;
    // A block goes into the part that is chosen.
    const part = chosen && isPart(chosen.component) && !isPart(one) ? chosen.component : undefined;
    const at = part ? { zone: zoneIn(part.props.id), index: innerOf(part).length } : freePlace();
    const fits = one.type === referenceType ? mayRefer(at?.zone) : typesAt(at?.zone).includes(one.type);
    if (fits) placeFresh(renamed(one), texts, at);
    else showToast(t('studio.editor.notHere', { name: nameOf(one) }));
  }

  function remove(): void {
    if (!chosen) return;
    const { place: at } = chosen;
    puck.dispatch({ type: 'remove', index: at.index, zone: at.zone });
    select(puck, null);
    showToast(t('studio.editor.removed', { name: nameOf(chosen.component) }));
  }

  const keys: Readonly<Record<string, () => void>> = {
    'alt+ArrowUp': () => move(-1),
    'alt+ArrowDown': () => move(1),
    'mod+d': duplicate,
    'mod+c': copyChosen,
    'mod+v': paste,
    Delete: remove,
    Backspace: remove,
  };

  return {
    ...{ chosen, add, addSection, move, duplicate, copyChosen, paste, remove, freePlace, typesAt, mayRefer, isMany },
    /** Runs the action of a key; false if it has none. */
    runKey(key: string): boolean {
      const run = keys[key];
      run?.();
      return run !== undefined;
    },
  };
}
