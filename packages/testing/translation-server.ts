import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export type TranslationRequest = Readonly<{
  text: readonly string[];
  source_lang: string;
  target_lang: string;
  tag_handling: string;
}>;

type Answer = Readonly<{ status: number; body?: string }>;

export type TranslationServer = Readonly<{
  endpoint: string;
  /** The key that it accepts. */
  key: string;
  requests: TranslationRequest[];
  /** What it answers from now on; undefined: translations. `silent`: nothing at all. */
  answer: (next: Answer | 'silent' | undefined) => void;
  /** How it translates what is between elements. */
  say: (next: (words: string, request: TranslationRequest) => string) => void;
  close: () => Promise<void>;
}>;

/** What is marked to be left as it is, elements, and the words between them. */
const parts = /<span translate="no">[\s\S]*?<\/span>|<[^>]*>|[^<]+/g;

/** A local stand-in for DeepL, with the limits of its interface. */
export async function startTranslationServer(): Promise<TranslationServer> {
  const requests: TranslationRequest[] = [];
  const key = 'key-of-the-shop';
  let next: Answer | 'silent' | undefined;
  const standard = (words: string, { target_lang: target }: TranslationRequest) =>
    words.trim() === '' ? words : `${target}:${words}`;
  let say = standard;
  const server = createServer(async (request, response) => {
    const asked = (await json(request)) as TranslationRequest;
    requests.push(asked);
    if (next === 'silent') return;
    const send = (status: number, body = '') =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    if (next) return send(next.status, next.body);
    if (request.method !== 'POST' || request.url !== '/v2/translate') return send(404);
    if (request.headers.authorization !== `DeepL-Auth-Key ${key}`) return send(403);
    if (!Array.isArray(asked.text) || asked.text.length === 0 || asked.text.length > 50) return send(400);
    if (Buffer.byteLength(JSON.stringify(asked)) > 128 * 1024) return send(413);
    const translations = asked.text.map((text) => ({
      detected_source_language: asked.source_lang,
      text: text.replaceAll(parts, (part: string) => (part.startsWith('<') ? part : say(part, asked))),
    }));
    return send(200, JSON.stringify({ translations }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...{ key, requests },
    answer: (given) => {
      next = given;
    },
    say: (given) => {
      say = given;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
