import { join } from 'node:path';
import { findViolations } from './directions/find-violations.ts';
import { readImportGraph, workspacePackages } from './directions/import-graph.ts';
import { parts } from './directions/parts.ts';

/**
 * Exits with 1 and a list when imports are circular, among files or among rooms, or lead from a lower layer to a higher
 * one.
 */
const root = join(import.meta.dirname, '..');
const graph = readImportGraph(root, ['packages', 'apps', 'demo'], workspacePackages(root));
const violations = findViolations(parts, graph);
for (const violation of violations) console.error(`- ${violation}`);
const known = parts.flatMap(({ knownRooms, knownFiles }) => [...knownRooms, ...knownFiles]).length;
console.log(`${graph.size} files, ${violations.length} imports against the direction, ${known} known exceptions left`);
process.exitCode = violations.length > 0 ? 1 : 0;
