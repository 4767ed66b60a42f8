import { existsSync, readFileSync } from 'node:fs';

type Row = Readonly<{ id: string; area: string; capability: string }>;
type Report = Readonly<{
  testResults: readonly { assertionResults: readonly { fullName: string; status: string }[] }[];
}>;

/**
 * `npm run spec`: reads the last test run, whose titles have register ids in brackets, and prints by capability and
 * area how many rows have a passing test, and which have none. `-- --capability sell` narrows it.
 */
const reportFile = 'test-results/vitest.json';
const wanted = process.argv.includes('--capability')
  ? process.argv[process.argv.indexOf('--capability') + 1]
  : undefined;

if (!existsSync(reportFile)) {
  console.error('No report of a test run was found. Run "npm test" first.');
  process.exit(1);
}

const rows = readRegister().filter((row) => wanted === undefined || row.capability === wanted);
const { proven, failing } = readTitles(JSON.parse(readFileSync(reportFile, 'utf8')) as Report);

for (const [capability, inCapability] of groupBy(rows, (row) => row.capability)) {
  const count = inCapability.filter((row) => proven.has(row.id)).length;
  console.log(`\n${capability}: ${count} of ${inCapability.length}`);
  for (const [area, inArea] of groupBy(inCapability, (row) => row.area)) {
    const missing = inArea.filter((row) => !proven.has(row.id)).map((row) => row.id);
    const line = `  ${area.padEnd(14)} ${String(inArea.length - missing.length).padStart(3)} of ${inArea.length}`;
    console.log(missing.length === 0 ? line : `${line}   without: ${missing.join(' ')}`);
  }
}
const unknown = [...proven].filter((id) => !readRegister().some((row) => row.id === id));
if (unknown.length > 0) console.log(`\nTitles contain ids that are not in the register: ${unknown.join(' ')}`);
if (failing.size > 0) console.log(`\nIn failing tests: ${[...failing].join(' ')}`);

function readRegister(): Row[] {
  const lines = readFileSync('docs/spec/requirements.tsv', 'utf8').trim().split('\n').slice(1);
  return lines.map((line) => {
    const [id = '', area = '', capability = ''] = line.split('\t');
    return { id, area, capability };
  });
}

/** Ids in brackets: `[C7.24]`, `[C7.24 C8.38]` or `[C2.01, C2.02]`. An id of a failing test counts as unproven. */
function readTitles(report: Report): { proven: Set<string>; failing: Set<string> } {
  const proven = new Set<string>();
  const failing = new Set<string>();
  for (const test of report.testResults.flatMap((file) => file.assertionResults)) {
    const target = test.status === 'passed' ? proven : test.status === 'failed' ? failing : undefined;
    for (const [, inside = ''] of test.fullName.matchAll(/\[([^\]]+)\]/g)) {
      for (const [id] of inside.matchAll(/[CB]\d+(?:\.\d+)+/g)) target?.add(id);
    }
  }
  for (const id of failing) proven.delete(id);
  return { proven, failing };
}

function groupBy<T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> {
  return Map.groupBy(items, key);
}
