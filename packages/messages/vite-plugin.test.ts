import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { messagesPlugin } from './vite-plugin.ts';

const entry = 'virtual:entry';

test('a page downloads the one part in the one language it asks for, as ready functions', async () => {
  const output = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      messagesPlugin(),
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) =>
          id === entry
            ? `import { loadMessages } from '${import.meta.dirname}/load-messages.ts'; export default loadMessages;`
            : undefined,
      },
    ],
    build: { write: false, rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' } },
  })) as Rolldown.RolldownOutput;
  const chunks = output.output.filter((one) => one.type === 'chunk');
  const holding = (text: string) => chunks.filter((chunk) => chunk.code.includes(text));
  expect(holding('Ajouté à votre panier')).toHaveLength(1);
  expect(holding('Added to your cart')).toHaveLength(1);
  expect(holding('Ajouté à votre panier')[0]?.code).not.toContain('Added to your cart');
  expect(holding('Numéro de carte')[0]?.code).not.toContain('Ajouté à votre panier');
  expect(chunks.every((chunk) => !/\beval\(|new Function/.test(chunk.code))).toBe(true);
  expect(Math.max(...chunks.map((chunk) => chunk.code.length))).toBeLessThan(30_000);
  expect(chunks.filter((chunk) => chunk.isEntry && /panier|Warenkorb|carrello/.test(chunk.code))).toHaveLength(0);
});
