/**
 * Runs in the framed card fields: lets the provider's script draw them, and exchanges the encrypted data for a token.
 * Messages are sent to and accepted from the shop's own origin only.
 */
export function runFields(): void {
  type State = { isValid: boolean; data: { paymentMethod: unknown; browserInfo?: unknown } };
  type Field = { mount: (selector: string) => Field; showValidation: () => void };
  type Library = {
    AdyenCheckout: (options: Record<string, unknown>) => Promise<unknown>;
    Card: new (checkout: unknown, options: Record<string, unknown>) => Field;
  };
  const { origin = location.origin, environment, clientKey, locale, country, brands = '' } = document.body.dataset;
  const tell = (message: Record<string, unknown>) => {
    if (window.parent !== window) window.parent.postMessage({ source: 'eyelet-payments', ...message }, origin);
  };
  const button = document.querySelector('button');
  let card: Field | undefined;
  let state: State | undefined;
  let sending = false;

  const fail = () => {
    const problem = document.getElementById('problem');
    if (problem) problem.hidden = false;
    tell({ type: 'error' });
  };

  const submit = async () => {
    if (sending) return;
    if (!state?.isValid) {
      card?.showValidation();
      tell({ type: 'invalid' });
      return;
    }
    sending = true;
    try {
      const { paymentMethod, browserInfo } = state.data;
      const response = await fetch('/payments/adyen/tokens', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ paymentMethod, browserInfo }),
      });
      const answer = await response.json();
      if (answer.token) tell({ type: 'token', token: answer.token, card: answer.card });
      else tell({ type: 'invalid' });
    } catch {
      tell({ type: 'error' });
    } finally {
      sending = false;
    }
  };

  const draw = async () => {
    const library = (window as unknown as { AdyenWeb?: Library }).AdyenWeb;
    if (!library) return fail();
    const checkout = await library.AdyenCheckout({
      clientKey,
      environment,
      locale,
      countryCode: country,
      analytics: { enabled: false },
      onError: () => tell({ type: 'error' }),
    });
    card = new library.Card(checkout, {
      brands: brands.split(' '),
      showPayButton: false,
      onChange: (changed: State) => {
        state = changed;
      },
    }).mount('#fields');
    if (button) button.hidden = window.parent !== window;
    tell({ type: 'ready' });
  };

  button?.addEventListener('click', () => void submit());
  window.addEventListener('message', (event) => {
    if (event.origin !== origin || event.source !== window.parent) return;
    if (event.data?.source !== 'eyelet-checkout') return;
    if (event.data.type === 'submit') void submit();
  });
  new ResizeObserver(() => tell({ type: 'height', height: document.body.scrollHeight })).observe(document.body);
  draw().catch(fail);
}
