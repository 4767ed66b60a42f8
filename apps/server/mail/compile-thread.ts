import { parentPort } from 'node:worker_threads';
import compile from 'mjml';
import type { Compiled, ToCompile } from './compile.ts';

/** MJML's output is a quarter white space. Every mail is stored, so it is minified, once for each shape. */
const options = { validationLevel: 'soft', minify: true, minifyOptions: { minifyCss: false } } as const;

async function answer({ id, mjml }: ToCompile): Promise<Compiled> {
  try {
    const { html, errors } = await compile(mjml, options);
    return { id, html, problems: errors.map(({ formattedMessage }) => formattedMessage) };
  } catch (error) {
    return { id, html: '', problems: [(error as Error).message] };
  }
}

parentPort?.on('message', (message: ToCompile) => {
  answer(message).then((compiled) => parentPort?.postMessage(compiled));
});
