import { type CarrierId, carrierIds } from '@eyelet/domain/orders/carriers.ts';

/** The service that reports the parcels of carriers: none, a simulator, or EasyPost. */
export type CarrierSettings =
  | Readonly<{ kind: 'none' }>
  | Readonly<{ kind: 'simulator' }>
  | Readonly<{
      kind: 'easypost';
      endpoint: string;
      /** What the service calls carriers, by their id in the shop; it recognises the others by their numbers. */
      names: Readonly<Record<string, string>>;
      /** The service of each carrier that labels are bought of; none: no labels are. */
      services: Readonly<Partial<Record<CarrierId, string>>>;
      /** The service of each carrier that labels of returns are bought of; none: shoppers send returns by themselves. */
      returnServices: Readonly<Partial<Record<CarrierId, string>>>;
    }>;

export type CarrierSecrets = Readonly<{ apiKey: string; webhookSecret: string }>;

type Environment = Readonly<Record<string, string | undefined>>;

const usualNames = {
  ...{ ups: 'UPS', usps: 'USPS', fedex: 'FedEx', 'canada-post': 'CanadaPost', 'royal-mail': 'RoyalMail' },
};

/** Reads the variables that begin with EASYPOST_. A problem is returned as a sentence for operators that repeats no secret. */
export function readEasypost(
  env: Environment,
  stage: 'sandbox' | 'live',
): Readonly<{ settings: CarrierSettings; secrets: CarrierSecrets }> | Readonly<{ problem: string }> {
  const { EASYPOST_API_KEY: apiKey = '', EASYPOST_WEBHOOK_SECRET: webhookSecret = '' } = env;
  if (apiKey === '' || webhookSecret === '')
    return { problem: 'CARRIERS is "easypost", which needs EASYPOST_API_KEY and EASYPOST_WEBHOOK_SECRET.' };
  if (webhookSecret.length < 20)
    return { problem: 'EASYPOST_WEBHOOK_SECRET is shorter than 20 characters. Write a random text of 20 or more.' };
  const endpoint = env.EASYPOST_ENDPOINT || 'https://api.easypost.com';
  if (!/^https?:\/\/[a-z0-9.-]+(:\d+)?$/i.test(endpoint))
    return {
      problem: `EASYPOST_ENDPOINT is "${endpoint}". Write scheme and host only, such as https://api.easypost.com.`,
    };
  if (stage === 'live' && !endpoint.startsWith('https:'))
    return { problem: `EASYPOST_ENDPOINT is "${endpoint}". In a live shop it must begin with https://.` };
  const own = pairsOf(env, 'EASYPOST_CARRIERS', 'dhl=DHLPaket');
  if ('problem' in own) return own;
  const services = pairsOf(env, 'EASYPOST_LABELS', 'ups=Ground,usps=GroundAdvantage');
  if ('problem' in services) return services;
  const returns = pairsOf(env, 'EASYPOST_RETURN_LABELS', 'ups=Ground');
  if ('problem' in returns) return returns;
  const names = { ...usualNames, ...own.pairs };
  const problem =
    problemOf('EASYPOST_LABELS', services.pairs, names) ?? problemOf('EASYPOST_RETURN_LABELS', returns.pairs, names);
  if (problem !== undefined) return { problem };
  return {
    settings: { kind: 'easypost', endpoint, names, services: services.pairs, returnServices: returns.pairs },
    secrets: { apiKey, webhookSecret },
  };
}

type Pairs = Readonly<Record<string, string>>;

/** What is wrong with a variable that names a carrier which the shop or the service does not know. */
function problemOf(name: string, services: Pairs, names: Pairs): string | undefined {
  const unknown = Object.keys(services).find(
    (carrier) => !carrierIds.some((id) => id === carrier) || !Object.hasOwn(names, carrier),
  );
  return unknown === undefined
    ? undefined
    : `${name} has "${unknown}", whose name at EasyPost nobody has said. Write it in EASYPOST_CARRIERS, for one of: ${carrierIds.join(', ')}.`;
}

/** Reads a variable with words of carriers, such as `dhl=DHLPaket,ups=UPSDAP`. */
function pairsOf(
  env: Environment,
  name: string,
  example: string,
): Readonly<{ pairs: Pairs }> | Readonly<{ problem: string }> {
  const pairs = (env[name] ?? '').split(',').filter((pair) => pair.trim() !== '');
  const odd = pairs.find((pair) => !/^\s*[a-z-]+=\w+\s*$/.test(pair));
  if (odd !== undefined)
    return { problem: `${name} has "${odd}". Write carrier=name, such as ${example}, separated by commas.` };
  return { pairs: Object.fromEntries(pairs.map((pair) => pair.trim().split('=') as [string, string])) };
}
