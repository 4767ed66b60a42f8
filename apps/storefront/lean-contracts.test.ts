import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { leanOperations } from './lean-contracts.ts';

const lean = (code: string) =>
  leanOperations(code, parseSync('contract.js', code).program.body as unknown as Parameters<typeof leanOperations>[1]);

test('an operation keeps what a client needs to call it', () => {
  const code = [
    "const path = '/things';",
    "export const read = operation({ id: 'things.read', method: 'GET', path, response: Type.Object({ a: name() }) });",
    'export const other = 1;',
    "export const write = operation({ id: 'things.write', method: 'PUT', path: path + '/{id}', refusals: ['API404'] });",
  ].join('\n');
  expect(lean(code).split('\n')).toEqual([
    "const path = '/things';",
    "export const read = /*#__PURE__*/ operation({ id: 'things.read', method: 'GET', path });",
    'export const other = 1;',
    "export const write = /*#__PURE__*/ operation({ id: 'things.write', method: 'PUT', path: path + '/{id}' });",
  ]);
});

test('schemas are marked as removable when unused; functions stay as they are', () => {
  const code = [
    'export const shape = Type.Object({ body: Type.String() });',
    'const text = (n) => Type.String({ maxLength: n });',
    'export function send() { return fetch(shape); }',
  ];
  expect(lean(code.join('\n')).split('\n')).toEqual([
    'export const shape = /*#__PURE__*/ Type.Object({ body: /*#__PURE__*/ Type.String() });',
    code[1],
    code[2],
  ]);
});

test('lists and objects that are put together of others are marked as removable, too', () => {
  const code = [
    "const names = ['a', 'b'];",
    "export const all = [...names, 'c'];",
    'const shape = { ...fields, name: Type.String() };',
    'const late = [...(await more())];',
  ];
  expect(lean(code.join('\n')).split('\n')).toEqual([
    code[0],
    "export const all = /*#__PURE__*/ (() => ([...names, 'c']))();",
    'const shape = /*#__PURE__*/ (() => ({ ...fields, name: /*#__PURE__*/ Type.String() }))();',
    'const late = [...(await /*#__PURE__*/ more())];',
  ]);
});

test('a schema that is put together of others is removable as a whole; an operation keeps its short form', () => {
  const code = [
    'export const parcel = Type.Object({ ...scan.properties, at: Type.String() });',
    "export const read = operation({ id: 'things.read', method: 'GET', path: '/things', refusals: { ...all } });",
  ];
  expect(lean(code.join('\n')).split('\n')).toEqual([
    'export const parcel = /*#__PURE__*/ /*#__PURE__*/ (() => (Type.Object({ ...scan.properties, at: /*#__PURE__*/ Type.String() })))();',
    "export const read = /*#__PURE__*/ operation({ id: 'things.read', method: 'GET', path: '/things' });",
  ]);
});
