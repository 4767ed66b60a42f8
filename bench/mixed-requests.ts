import { memoryOf } from './process-use.ts';
import type { Section } from './report.ts';

/** Resident megabytes permitted to a shop of the demo brand's size after the requests below. */
const mostMb = 450;
const requests = 100_000;
const sideBySide = 16;

const locales = ['en_US', 'en_CA', 'fr_CA', 'en_GB', 'fr_FR', 'de_DE', 'it_IT'];
const words = ['deck', 'shoe', 'navy', 'wool', 'jacket', 'green', 'boot', 'rain', 'linen', 'cap', 'trail', 'sock'];
const widths = [120, 240, 360, 480];
const encodings = ['br', 'gzip', 'identity'];
const formats = ['image/avif,image/webp', 'image/webp', 'image/jpeg'];

/**
 * Sends mixed random requests (pages in every encoding, product details, searches, pictures) and reports the shop's
 * memory afterwards: growth with the variety of requests shows with many kinds, not with one repeated.
 */
export async function measureMemory(origin: string, pid: number): Promise<Section> {
  const paths = await pathsOfSitemap(origin);
  const productIds = [...new Set(paths.flatMap((path) => /-(SK[A-Z0-9]{6,9})$/.exec(path)?.[1] ?? []))];
  const before = memoryOf(pid)?.now;
  let sent = 0;
  let failed = 0;
  const visit = async () => {
    while (sent < requests) {
      sent += 1;
      const [path, headers] = pick(kinds)(paths, productIds);
      const answer = await fetch(origin + path, { headers });
      await answer.arrayBuffer();
      if (answer.status >= 500) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: sideBySide }, visit));
  const after = memoryOf(pid);
  const failures: string[] = [];
  if (failed > 0) failures.push(`${failed} mixed requests failed`);
  if (after && after.now > mostMb) failures.push(`memory after mixed requests: ${after.now} MB of ${mostMb}`);
  return {
    text: `\n## Memory after ${requests} mixed requests\n\n${before} MB before, ${after?.now} MB after, at most ${after?.peak} MB meanwhile (aim: ${mostMb} MB after).`,
    failures,
  };
}

type Kind = (paths: readonly string[], productIds: readonly string[]) => [string, Record<string, string>];

const kinds: readonly Kind[] = [
  (paths) => [pick(paths), { 'accept-encoding': pick(encodings) }],
  (_, ids) => [`/products/v2/products/${pick(ids)}/details`, { 'x-locale': pick(locales) }],
  () => [
    `/products/v2/search?q=${pick(words)}+${pick(words)}+${Math.random().toString(36).slice(2, 4)}`,
    { 'x-locale': pick(locales) },
  ],
  (_, ids) => [`/media/w${pick(widths)}/${pick(ids)}-${pick(['side', 'top', 'detail'])}`, { accept: pick(formats) }],
];

async function pathsOfSitemap(origin: string): Promise<string[]> {
  const read = async (address: string) => {
    const text = await (await fetch(new URL(new URL(address, origin).pathname, origin))).text();
    return [...text.matchAll(/<loc>([^<]+)/g)].map(([, location = '']) => location);
  };
  const found = await read('/sitemap.xml');
  const parts = found.filter((one) => one.endsWith('.xml'));
  const pages = parts.length > 0 ? (await Promise.all(parts.map(read))).flat() : found;
  return pages.map((page) => new URL(page).pathname);
}

function pick<T>(from: readonly T[]): T {
  return from[Math.floor(Math.random() * from.length)] as T;
}
