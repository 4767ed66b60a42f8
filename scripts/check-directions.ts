import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findMisorderedArguments } from './directions/argument-order.ts';
import { findViolations } from './directions/find-violations.ts';
import { forbiddenImports, readForbidden } from './directions/forbidden-packages.ts';
import { readImportGraph, workspacePackages } from './directions/import-graph.ts';
import { parts } from './directions/parts.ts';
import { bareTransactions } from './directions/transactions.ts';

/**
 * Exits with 1 and a list if imports are circular, among files or among rooms, if they lead from a lower layer to a
 * higher one or into a package that biome.json forbids, if a function of the server or the database takes its
 * database, shop or context later than first, or if a transaction would not be run again when the database aborts it.
 */
const root = join(import.meta.dirname, '..');
const packages = workspacePackages(root);
const graph = readImportGraph(root, ['packages', 'apps', 'demo'], packages);
const violations = [...findViolations(parts, graph), ...forbiddenImports(readForbidden(root, packages), graph)];
const misordered = findMisorderedArguments(root, ['apps/server', 'packages/db']);
const bare = [...graph.keys()].flatMap((file) => bareTransactions(file, readFileSync(join(root, file), 'utf8')));
for (const violation of [...violations, ...misordered, ...bare]) console.error(`- ${violation}`);
const known = parts.flatMap(({ knownRooms, knownFiles }) => [...knownRooms, ...knownFiles]).length;
console.log(
  `${graph.size} files, ${violations.length} imports against the direction, ${known} known exceptions left, ${misordered.length} functions with misordered arguments, ${bare.length} transactions without transact`,
);
process.exitCode = violations.length + misordered.length + bare.length > 0 ? 1 : 0;
