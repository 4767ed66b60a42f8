import type { Figures } from './load.ts';

export type Row = Readonly<{
  name: string;
  ours: Figures;
  reference: Figures;
  /** What the reference is. */
  against: string;
  /** The ratio aimed at; undefined: none. */
  aim?: number;
}>;

/** A table of figures, as docs/performance.md holds them. */
export function table(rows: readonly Row[]): string {
  const lines = rows.map(({ name, ours, reference, against, aim }) => {
    const ratio = ours.rate / reference.rate;
    const verdict = aim === undefined ? '' : ratio >= aim ? `≥ ${percent(aim)} met` : `≥ ${percent(aim)} missed`;
    return `| ${name} | ${Math.round(ours.rate)} | ${ours.p50} | ${ours.p99} | ${Math.round(reference.rate)} (${against}) | ${percent(ratio)} | ${verdict} |`;
  });
  return [
    '| what | per second | p50 ms | p99 ms | reference per second | ratio | aim |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...lines,
  ].join('\n');
}

export function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
