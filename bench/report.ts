import type { Figures } from './load.ts';

export type Row = Readonly<{
  name: string;
  ours: Figures;
  reference: Figures;
  /** Ours by the reference, of rounds side by side. */
  ratio: number;
  /** Name of the reference. */
  against: string;
  /** The aim of the ratio; undefined: none. */
  aim?: number;
}>;

/** A part of the report, with its failures. */
export type Section = Readonly<{ text: string; failures: readonly string[] }>;

/** Figures next to their references. A missed aim and a failed request are failures. */
export function sectionOf(title: string, rows: readonly Row[]): Section {
  return { text: `\n## ${title}\n\n${table(rows)}`, failures: rows.flatMap(failuresOf) };
}

/** A table of figures, as in docs/performance.md. */
function table(rows: readonly Row[]): string {
  const lines = rows.map(({ name, ours, reference, ratio, against, aim }) => {
    const verdict = aim === undefined ? '' : `≥ ${percent(aim)} ${ratio >= aim ? 'met' : 'missed'}`;
    return `| ${name} | ${Math.round(ours.rate)} | ${ours.p50} | ${ours.p99} | ${Math.round(reference.rate)} (${against}) | ${percent(ratio)} | ${verdict} |`;
  });
  return [
    '| what | per second | p50 ms | p99 ms | reference per second | ratio | aim |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...lines,
  ].join('\n');
}

function failuresOf({ name, ours, reference, ratio, aim = 0 }: Row): readonly string[] {
  const missed = ratio < aim ? [`${name}: ${percent(ratio)}, aim ${percent(aim)}`] : [];
  const failed = ours.failed + reference.failed;
  return failed > 0 ? [...missed, `${name}: ${ours.failed} failed, ${reference.failed} of the reference`] : missed;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
