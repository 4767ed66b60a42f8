import type { BlockPlace } from '@eyelet/domain/content/differences.ts';
import { isObject } from '@eyelet/domain/content/places.ts';
import { blockText, isTypedBlock } from './block-text.ts';
import { audienceText } from './market-text.ts';
import { type Control, sharedText } from './named-place.ts';
import { type Naming, targetKey } from './naming.ts';
import { plainText } from './plain-text.ts';

/** A value as its readers see it, by the control that edits it; empty if there is none. */
export function valueText(naming: Naming, value: unknown, control?: Control): string {
  const { t, tag } = naming;
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return t(value ? 'studio.on' : 'studio.off');
  if (typeof value === 'number') return new Intl.NumberFormat(tag).format(value);
  if (typeof value === 'string') return stringText(naming, value, control);
  if (isTypedBlock(value)) return blockText(t, value);
  if (Array.isArray(value)) return value.map((one) => valueText(naming, one, control)).join(', ');
  if (!isObject(value)) return '';
  if (typeof value.ref === 'string') return sharedText(naming, value.ref);
  if (isPlace(value)) {
    const { section, number } = value;
    return section === undefined
      ? t('blocks.change.place', { number })
      : `${t('studio.editor.section', { name: section })}, ${t('blocks.change.place', { number })}`;
  }
  return measureText(value, tag);
}

/** Two values that differ, told apart also where their words are the same. */
export function valueTexts(
  naming: Naming,
  before: unknown,
  after: unknown,
  control?: Control,
): readonly [before: string, after: string] {
  const [was, is] = [valueText(naming, before, control), valueText(naming, after, control)];
  if (was !== is || was === '') return [was, is];
  if (!isHtml(control)) return isObject(before) || isObject(after) ? [was, is] : [String(before), String(after)];
  const [oldLinks, newLinks] = [linksText(naming, before), linksText(naming, after)];
  if (oldLinks !== newLinks) return [was + oldLinks, is + newLinks];
  return [was, naming.t('blocks.change.formatting', { text: is })];
}

const isHtml = (control?: Control) => control?.control === 'inline-html' || control?.control === 'rich-text';

/** Where the links in a text lead. */
function linksText({ nameOf }: Naming, html: unknown): string {
  const links = Array.from(String(html).matchAll(/\bhref="([^"]*)"/g), ([, href = '']) =>
    withName(href, nameOf?.(href)),
  );
  return links.length === 0 ? '' : ` [${links.join(', ')}]`;
}

const isPlace = (value: object): value is BlockPlace => 'number' in value;

function stringText(naming: Naming, value: string, control: Control | undefined): string {
  const { t, tag, nameOf } = naming;
  const chosen = control?.options?.[value];
  if (chosen) return t(chosen);
  switch (control?.control) {
    case 'address':
      return withName(value, nameOf?.(value));
    case 'reference':
    case 'references':
      return withName(value, control.to && nameOf?.(targetKey(control.to, value)));
    case 'shared':
      return sharedText(naming, value);
    case 'picture':
    case 'film':
      return value.replace(/\.[0-9a-f]{8}$/, '');
    case 'audiences':
      return value
        .split(', ')
        .map((one) => audienceText(tag, one))
        .join(', ');
    case 'time-zone':
      return value.replaceAll('_', ' ');
    case 'inline-html':
    case 'rich-text':
      return plainText(value);
    default:
      return /^\d{4}-\d{2}-\d{2}$/.test(value) ? dayText(value, tag) : value;
  }
}

const withName = (value: string, name: string | undefined) => (name === undefined ? value : `${name} (${value})`);

function dayText(day: string, tag: string): string {
  const moment = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(moment.getTime())) return day;
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(moment);
}

/** A point or a part of a picture: its place, and its size if it has one. */
function measureText(measures: Readonly<Record<string, unknown>>, tag: string): string {
  const share = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 });
  const pair = (...names: readonly string[]) =>
    names.map((name) => measures[name]).filter((one): one is number => typeof one === 'number');
  return [pair('x', 'y'), pair('width', 'height')]
    .filter((numbers) => numbers.length > 0)
    .map((numbers) => numbers.map((one) => share.format(one / 100)).join(' × '))
    .join(' · ');
}
