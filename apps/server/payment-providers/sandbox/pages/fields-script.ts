/**
 * Runs in the framed card fields: checks and tokenises without leaving the page, and notifies the shop. Without it the
 * form is posted. Messages are sent to and accepted from the shop's own origin only.
 */
export function runFields(): void {
  const form = document.querySelector('form');
  const button = form?.querySelector('button');
  if (!form || !button || window.parent === window) return;
  const shop = document.body.dataset.origin ?? location.origin;
  const tell = (message: Record<string, unknown>) =>
    window.parent.postMessage({ source: 'eyelet-payments', ...message }, shop);
  const fields = ['number', 'expiry', 'code'];

  const show = (problems: Record<string, string>) => {
    for (const name of fields) {
      const input = form.elements.namedItem(name) as HTMLInputElement;
      const error = document.getElementById(`${name}-error`);
      if (!error) continue;
      const problem = problems[name];
      error.textContent = problem ?? '';
      error.hidden = problem === undefined;
      if (problem === undefined) {
        input.removeAttribute('aria-invalid');
        input.removeAttribute('aria-describedby');
      } else {
        input.setAttribute('aria-invalid', 'true');
        input.setAttribute('aria-describedby', error.id);
      }
    }
    const first = fields.find((name) => problems[name] !== undefined);
    if (first) (form.elements.namedItem(first) as HTMLInputElement).focus();
  };

  const submit = async () => {
    if (button.disabled) return;
    button.disabled = true;
    try {
      const entries = Object.fromEntries(new FormData(form).entries());
      const response = await fetch('/sandbox-payments/tokens', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(entries),
      });
      const answer = await response.json();
      show(answer.problems ?? {});
      if (answer.token) tell({ type: 'token', token: answer.token, card: answer.card });
      else tell({ type: 'invalid' });
    } catch {
      tell({ type: 'error' });
    } finally {
      button.disabled = false;
    }
  };

  form.noValidate = true;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit();
  });
  const number = form.elements.namedItem('number') as HTMLInputElement;
  number.addEventListener('blur', () => {
    const digits = number.value.replace(/\D/g, '');
    const groups = /^3[47]/.test(digits) ? /^(\d{4})(\d{6})(\d{1,5})/ : /(\d{4})(?=\d)/g;
    number.value = /^3[47]/.test(digits) ? digits.replace(groups, '$1 $2 $3') : digits.replace(groups, '$1 ');
  });
  const expiry = form.elements.namedItem('expiry') as HTMLInputElement;
  expiry.addEventListener('blur', () => {
    const digits = expiry.value.replace(/\D/g, '');
    if (digits.length === 4) expiry.value = `${digits.slice(0, 2)} / ${digits.slice(2)}`;
  });
  window.addEventListener('message', (event) => {
    if (event.origin !== shop || event.source !== window.parent) return;
    if (event.data?.source !== 'eyelet-checkout') return;
    if (event.data.type === 'submit') void submit();
    if (event.data.type === 'hide-button') button.hidden = true;
  });
  new ResizeObserver(() => tell({ type: 'height', height: document.body.scrollHeight })).observe(document.body);
  tell({ type: 'ready' });
}
