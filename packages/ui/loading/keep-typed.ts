/**
 * Keeps what is typed in an element that has no script yet, until the signal is given. Returns how to type it again once the script
 * is there.
 */
export function keepTyped(element: HTMLElement, signal: AbortSignal): () => void {
  const typed = new Map<TextField, string>();
  const remember = ({ target }: Event) => {
    if (isTextField(target) && element.contains(target)) typed.set(target, target.value);
  };
  window.addEventListener('input', remember, { signal, capture: true });
  return () => typed.forEach(typeInto);
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
