import type { BotCheckAction } from '@eyelet/contracts/bot-check/bot-check.ts';

type Recaptcha = Readonly<{
  ready: (then: () => void) => void;
  execute: (siteKey: string, options: Readonly<{ action: string }>) => Promise<string>;
}>;

const scripts = new Map<string, Promise<void>>();

/** Loads the script of reCAPTCHA Enterprise, once for the page (B7.40). */
export function loadRecaptcha(script: string, siteKey: string): Promise<void> {
  const url = new URL(script, location.href);
  url.searchParams.set('render', siteKey);
  const known = scripts.get(url.href);
  if (known) return known;
  const loading = new Promise<void>((done, fail) => {
    const element = document.createElement('script');
    element.src = url.href;
    element.onload = () => done();
    element.onerror = () => {
      scripts.delete(url.href);
      element.remove();
      fail(new TypeError('the script of the bot check did not load'));
    };
    document.head.append(element);
  });
  scripts.set(url.href, loading);
  return loading;
}

/** A token of the service for an action (B7.34 to B7.36). */
export async function executeRecaptcha(siteKey: string, action: BotCheckAction): Promise<string> {
  const { enterprise } = (window as unknown as { grecaptcha: { enterprise: Recaptcha } }).grecaptcha;
  await new Promise<void>((done) => enterprise.ready(done));
  return enterprise.execute(siteKey, { action });
}
