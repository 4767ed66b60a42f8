import { spendProof } from '@eyelet/db/bot-check/spent-proof.ts';
import type { Database } from '@eyelet/db/database.ts';
import { hashOf } from '../auth/secrets.ts';
import type { Log } from '../kernel/log.ts';
import type { BotCheck } from './bot-check.ts';
import type { FormProofs } from './form-proof.ts';

const patienceMs = 3000;

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
      if (!response.ok) throw new Error(`the service answered ${response.status}`);
      const { tokenProperties, riskAnalysis } = (await response.json()) as Assessment;
      return (
        tokenProperties?.valid === true &&
        tokenProperties.action === action &&
        (riskAnalysis?.score ?? 0) >= minimumScore
      );
    } catch (error) {
      // A check that cannot be reached must not close the shop; rate limits and locks still hold.
      log.warn({ err: error }, 'a proof could not be assessed and was accepted');
      return true;
    }
  }

  return {
    client: { kind: 'recaptcha', siteKey, script },
    async verify(proof, { action, address, now, subject }) {
      if (!proof.startsWith('form.')) return assess(proof, action, address);
      const expires = forms.check(proof, address, now);
      return expires !== undefined && spendProof(database.db, hashOf(proof), subject, expires);
    },
    challenge: async () => undefined,
    formProof: forms.make,
  };
}
