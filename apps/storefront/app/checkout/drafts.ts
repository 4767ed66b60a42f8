import { type RefObject, useEffect } from 'react';
import { keep, tabStorage } from '../storage/storage.ts';

const prefix = 'eyelet.draft.';

/** Fields that are not kept: the technical ones of a step. */
const passing = new Set(['intent', 'cardToken']);

/**
 * Keeps what is typed into a form for this tab, so that leaving a step, reloading or a failure loses nothing. Fields that
 * the server filled are not overwritten.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, name: string): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    restore(element, readDraft(name));
    const remember = () => {
      const entries = [...new FormData(element)].filter(
        ([field, value]) => typeof value === 'string' && !passing.has(field),
      );
      write(name, Object.fromEntries(entries) as Record<string, string>);
    };
    element.addEventListener('input', remember);
    return () => element.removeEventListener('input', remember);
  }, [form, name]);
}

/** A draft belongs to its market: addresses of another one fit neither its fields nor its rules. */
function keyOf(name: string): string {
  return `${prefix}${document.documentElement.lang}.${name}`;
}

/** What was typed into a form before, by field. */
function readDraft(name: string): Readonly<Record<string, string>> {
  try {
    return JSON.parse(tabStorage().getItem(keyOf(name)) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

/** Forgets all drafts, as after an order. */
export function dropDrafts(): void {
  for (const key of Object.keys(tabStorage())) if (key.startsWith(prefix)) tabStorage().removeItem(key);
}

function write(name: string, values: Readonly<Record<string, string>>): void {
  // What is there from before stays where there is no room for more.
  keep(tabStorage(), keyOf(name), JSON.stringify(values));
}

/** Fills empty text fields; through the native setter, so that controlled inputs notice. */
function restore(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && isText(field) && field.value === '') {
      set(field, HTMLInputElement.prototype, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    } else if (field instanceof HTMLSelectElement && field.value === '') {
      set(field, HTMLSelectElement.prototype, value);
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }
}

function isText(field: HTMLInputElement): boolean {
  return ['text', 'email', 'tel'].includes(field.type);
}

function set(field: HTMLInputElement | HTMLSelectElement, prototype: object, value: string): void {
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}
