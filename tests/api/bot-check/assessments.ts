import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The requests that the service received. */
export type Asked = Readonly<{
  url: string;
  event: Readonly<{ token: string; siteKey: string; expectedAction: string; userIpAddress: string }>;
}>;

export type AssessmentService = Readonly<{ origin: string; asked: readonly Asked[]; close: () => Promise<void> }>;

/**
 * Simulates the assessment call of reCAPTCHA Enterprise. The token decides the answer: `<action>:<score>`, `invalid`, `malformed`
 * (status 400) or `down` (status 503).
 */
export async function startAssessments(): Promise<AssessmentService> {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { event } = JSON.parse(Buffer.concat(chunks).toString()) as { event: Asked['event'] };
    asked.push({ url: request.url ?? '', event });
    const status = event.token === 'malformed' ? 400 : event.token === 'down' ? 503 : 200;
    const [action, score = '0'] = event.token.split(':');
    const tokenProperties = { valid: event.token !== 'invalid', action };
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ tokenProperties, riskAnalysis: { score: Number(score.split(' ')[0]) } }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    close: () => new Promise((done) => server.close(() => done())),
  };
}
