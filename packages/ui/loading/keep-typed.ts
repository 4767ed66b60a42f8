import { standInOf } from './stand-in.ts';

/**
 * Keeps what is typed in an element that has no script yet, until the signal is given. Returns how to type it again once the script
 * is there.
 */
export function keepTyped(element: HTMLElement, signal: AbortSignal): () => void {
  const typed = new Map<TextField, Readonly<{ text: string; standIn: () => TextField }>>();
  const remember = ({ target }: Event) => {
    if (!isTextField(target) || !element.contains(target)) return;
    typed.set(target, { text: target.value, standIn: typed.get(target)?.standIn ?? standInOf(target, element) });
  };
  window.addEventListener('input', remember, { signal, capture: true });
  return () => {
    for (const { text, standIn } of typed.values()) typeInto(text, standIn());
  };
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

function isTextField(target: EventTarget | null): target is TextField {
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'file');
}

/** Tells a part what was typed before its script had loaded: React knows nothing of it, and would write its own value over it. */
function typeInto(text: string, field: TextField): void {
  // The first assignment is seen by React and the second is not, so that the event tells of a change.
  field.value = `${text} `;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
