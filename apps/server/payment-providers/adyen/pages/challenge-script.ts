/**
 * Runs in the framed challenge: lets the provider's script do what the bank requires, and sends the result to the shop.
 */
export function runChallenge(): void {
  type Element = { mount: (selector: string) => void };
  type Checkout = { createFromAction: (action: unknown, options?: Record<string, unknown>) => Element };
  type Library = { AdyenCheckout: (options: Record<string, unknown>) => Promise<Checkout> };
  const { origin = location.origin, transaction = '', outcome, action, ...rest } = document.body.dataset;
  const tell = (message: Record<string, unknown>) => {
    if (window.parent !== window) window.parent.postMessage({ source: 'eyelet-payments', ...message }, origin);
  };
  const end = (authenticated: boolean) => tell({ type: 'challenge', transactionId: transaction, authenticated });
  const fail = () => {
    const problem = document.getElementById('problem');
    if (problem) problem.hidden = false;
    end(false);
  };

  const run = async (asked: unknown) => {
    const library = (window as unknown as { AdyenWeb?: Library }).AdyenWeb;
    if (!library) return fail();
    const checkout = await library.AdyenCheckout({
      clientKey: rest.clientKey,
      environment: rest.environment,
      locale: rest.locale,
      countryCode: rest.country,
      analytics: { enabled: false },
      onError: fail,
      onAdditionalDetails: (state: { data: unknown }) => {
        answer(state.data).catch(fail);
      },
    });
    checkout.createFromAction(asked, { challengeWindowSize: '05' }).mount('#challenge');
  };

  const answer = async (data: unknown) => {
    const response = await fetch(`/payments/adyen/challenges/${transaction}/details`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(data),
    });
    const told = await response.json();
    if (told.action) await run(told.action);
    else end(told.authenticated === true);
  };

  // The dialog around this page does not receive its key presses.
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') end(false);
  });
  new ResizeObserver(() => tell({ type: 'height', height: document.body.scrollHeight })).observe(document.body);
  if (outcome) end(outcome === 'authenticated');
  else if (action) run(JSON.parse(action)).catch(fail);
}
