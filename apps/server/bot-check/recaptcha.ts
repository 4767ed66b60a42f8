import { isSpentBy, spendProof } from '@eyelet/db/bot-check/spent-proof.ts';
import type { Database } from '@eyelet/db/database.ts';
import type { BotCheck } from '../kernel/bot-check.ts';
import type { Log } from '../kernel/log.ts';
import { hashOf } from '../kernel/secrets.ts';
import type { FormProofs } from './form-proof.ts';

const patienceMs = 3000;
/** Tokens of the service are valid for two minutes. */
const tokenMs = 2 * 60 * 1000;

export type RecaptchaOptions = Readonly<{
  database: Database;
  log: Log;
  project: string;
  siteKey: string;
  apiKey: string;
  /** Scheme and host of the assessment service. */
  service: string;
  /** Address of the browser's script. */
  script: string;
  minimumScore: number;
  forms: FormProofs;
}>;

type Assessment = Readonly<{
  tokenProperties?: Readonly<{ valid?: boolean; action?: string }>;
  riskAnalysis?: Readonly<{ score?: number }>;
}>;

/** reCAPTCHA Enterprise: every proof is assessed by its service, with the action that it was made for. */
export function createRecaptcha(options: RecaptchaOptions): BotCheck {
  const { database, log, project, siteKey, apiKey, service, script, minimumScore, forms } = options;

  async function assess(token: string, action: string, address: string): Promise<boolean> {
    const url = `${service}/v1/projects/${encodeURIComponent(project)}/assessments?key=${encodeURIComponent(apiKey)}`;
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ event: { token, siteKey, expectedAction: action, userIpAddress: address } }),
        signal: AbortSignal.timeout(patienceMs),
      });
      // Status 400 means that the proof is no token of the service; any other failure is technical.
      if (response.status === 400) return false;
      if (!response.ok) throw new Error(`the service answered ${response.status}`);
      const { tokenProperties, riskAnalysis } = (await response.json()) as Assessment;
      return (
        tokenProperties?.valid === true &&
        tokenProperties.action === action &&
        (riskAnalysis?.score ?? 0) >= minimumScore
      );
    } catch (error) {
      // An unreachable check must not close the shop; rate limits and locks still hold.
      log.warn({ err: error }, 'a bot check proof could not be verified and was accepted');
      return true;
    }
  }

  return {
    hosts: hostsOf(script),
    async verify(proof, { action, address, now, subject }) {
      const hash = hashOf(proof);
      if (proof.startsWith('form.')) {
        const expires = forms.check(proof, address, now);
        return expires !== undefined && spendProof(database.db, hash, subject, expires);
      }
      // The service accepts a token once, but a repeated order sends the same one again.
      if (subject !== undefined && (await isSpentBy(database.db, hash, subject))) return true;
      if (!(await assess(proof, action, address))) return false;
      return spendProof(database.db, hash, subject, new Date(now.getTime() + tokenMs));
    },
    challenge: async () => ({ kind: 'recaptcha', siteKey, script }),
    formProof: forms.make,
  };
}

/** The hosts of the script, and of the scripts that Google's script loads in turn. */
function hostsOf(script: string): readonly string[] {
  const { origin, hostname } = new URL(script);
  return /(^|\.)(google\.com|recaptcha\.net)$/.test(hostname) ? [origin, 'https://www.gstatic.com'] : [origin];
}
