import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build } from 'vite';

export type Bundle = Readonly<{ code: string; hash: string }>;

const entryId = 'virtual:studio-entry';

/** One script for the page: the studio and one model, or one scene with the models it shows. The hash covers all that code. */
export async function bundleFor(
  file: string,
  kind: 'model' | 'scene',
  others: readonly string[],
  size: number,
): Promise<Bundle> {
  const page = join(import.meta.dirname, 'page.ts');
  const imports = others.map((other, i) => `import { model as other${i} } from ${JSON.stringify(other)};`);
  const entry = `import { openStudio } from ${JSON.stringify(page)};
import { ${kind} } from ${JSON.stringify(file)};
${imports.join('\n')}
window.studio = openStudio({ ${kind}, others: [${others.map((_, i) => `other${i}`).join(', ')}] }, ${size});`;
  return bundleOf(entry);
}

/** One script of an entry that is given as text. */
export async function bundleOf(entry: string): Promise<Bundle> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [
      {
        name: 'studio-entry',
        resolveId: (id) => (id === entryId ? `\0${entryId}` : undefined),
        load: (id) => (id === `\0${entryId}` ? entry : undefined),
      },
    ],
    build: { write: false, minify: true, rollupOptions: { input: entryId, output: { format: 'es' } } },
  });
  const output = Array.isArray(result) ? result[0] : result;
  if (!output || !('output' in output)) throw new Error('Nothing was bundled');
  const code = output.output[0].code;
  return { code, hash: createHash('sha256').update(code).digest('hex').slice(0, 16) };
}
