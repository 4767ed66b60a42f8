import { standInOf } from './stand-in.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps what is typed, ticked and chosen in an element that has no script yet, until the signal is given. Returns how to enter it
 * again once the script is there.
 */
export function keepTyped(element: HTMLElement, signal: AbortSignal): () => void {
  const kept = new Map<Field, () => void>();
  const remember = ({ target }: Event) => {
    if (!isField(target) || !element.contains(target)) return;
    const standIn = standInOf(target, element);
    const { value } = target;
    const isTicked = isBox(target) && target.checked;
    kept.set(target, () => enter(standIn(), value, isTicked));
  };
  window.addEventListener('input', remember, { signal, capture: true });
  return () => {
    for (const again of kept.values()) again();
  };
}

function isField(target: EventTarget | null): target is Field {
  if (target instanceof HTMLInputElement) return target.type !== 'file';
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

/**
 * Reports to React what was entered in a field before its script had loaded; otherwise React would overwrite it with
 * its own value. In each case React sees the first assignment and not the second, so that the event is a change for it.
 */
export function enter(field: Field, value: string, isTicked = false): void {
  if (isBox(field)) {
    if (!isTicked && field.type === 'radio') return;
    field.checked = !isTicked;
    field.click();
    return;
  }
  if (!(field instanceof HTMLSelectElement)) field.value = `${value} `;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
