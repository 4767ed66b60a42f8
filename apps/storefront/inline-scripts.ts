import { build, type Plugin, type Rolldown } from 'vite';

const mark = '?script';

/**
 * `import text from './x.ts?script'` is a file as the text of a classic script, bundled with what it imports and as short as can be,
 * for scripts that stand in the HTML of pages.
 */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(mark)) return undefined;
      const file = id.slice(0, -mark.length);
      const { output } = (await build({
        configFile: false,
        logLevel: 'warn',
        build: { write: false, minify: true, rolldownOptions: { input: file, output: { format: 'iife' } } },
      })) as Rolldown.RolldownOutput;
      for (const one of output[0].moduleIds) this.addWatchFile(one);
      return `export default ${JSON.stringify(output[0].code.trim())};`;
    },
  };
}
