import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Writes each script and style sheet once more as Brotli and as gzip, at their best, so that no request pays for it. */
export function compressAssets(): Plugin {
  return {
    name: 'eyelet-compress-assets',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle(options, bundle) {
      for (const name of Object.keys(bundle)) {
        if (!options.dir || !/\.(js|css|svg)$/.test(name)) continue;
        const file = join(options.dir, name);
        const content = readFileSync(file);
        writeFileSync(
          `${file}.br`,
          brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
        );
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}
