import type { Config } from './config.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const insistence = 'i-know-no-money-moves';

/**
 * What prevents a shop from opening live, as sentences that say what to set: each concerns a default that is only for
 * trying the shop out.
 */
export function whyNotLive(env: Environment, config: Config): string | undefined {
  const reasons: readonly (string | false)[] = [
    !movesMoney(config) &&
      env.SANDBOX_PAYMENTS_IN_LIVE !== insistence &&
      `EYELET_STAGE is "live", and ${nameOf(config)} moves no money: orders would be confirmed for test cards. Write PAYMENTS=adyen with a live ADYEN_ENVIRONMENT; for a demonstration, SANDBOX_PAYMENTS_IN_LIVE=${insistence}.`,
    config.botCheck.kind === 'stand-in' &&
      'BOT_CHECK is "stand-in", which lets every program in. Write altcha or recaptcha.',
    config.publicOrigin === undefined &&
      'EYELET_STAGE is "live", which needs PUBLIC_ORIGIN. Write scheme and host that shoppers see, such as https://shop.example.com.',
    config.publicOrigin !== undefined &&
      !isSafe(config.publicOrigin) &&
      `PUBLIC_ORIGIN is "${config.publicOrigin}". A live shop is served over https: write https://…`,
    config.features.includes('apple-pay-simulator') &&
      'FEATURES has "apple-pay-simulator", which pays without a device. Leave it out of a live shop.',
    config.carriers.kind === 'simulator' &&
      'CARRIERS is "simulator", which tells shoppers of parcels that nobody has seen. Write none, or easypost.',
    config.privateWebhooks &&
      'PRIVATE_WEBHOOKS is "yes", which lets webhooks reach the network of the shop. Leave it out of a live shop.',
    env.SMTP_URL === undefined &&
      config.role !== 'web' &&
      'EYELET_STAGE is "live", which needs SMTP_URL to send mails. Write smtps://user:password@host; SMTP_URL=none for a shop that sends none.',
    config.smtpUrl !== undefined &&
      !env.MAIL_FROM &&
      'EYELET_STAGE is "live", which needs MAIL_FROM. Write name and address of the shop, such as Skerry <hello@skerry.example>.',
  ];
  return reasons.find((reason) => reason !== false) || undefined;
}

/** Warnings at each start of a live shop about settings that its operator has confirmed. */
export function liveWarnings(config: Config): readonly string[] {
  if (config.stage !== 'live') return [];
  return [
    ...(movesMoney(config) ? [] : ['orders are confirmed without payment: SANDBOX_PAYMENTS_IN_LIVE is set']),
    ...(config.smtpUrl === undefined && config.role !== 'web' ? ['no mail is sent: SMTP_URL is none'] : []),
    ...(config.demoBrand ? ['the goods and promotions of the demo brand are on sale: DEMO_BRAND is yes'] : []),
    ...(config.secureCookies ? [] : ['cookies go over plain HTTP: SECURE_COOKIES is no']),
  ];
}

function movesMoney({ payments }: Config): boolean {
  return payments.kind === 'adyen' && payments.environment !== 'test';
}

function nameOf({ payments }: Config): string {
  return payments.kind === 'adyen' ? 'ADYEN_ENVIRONMENT=test' : 'PAYMENTS=sandbox';
}

/** Browsers treat localhost as secure without https. */
function isSafe(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
