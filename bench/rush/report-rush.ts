import type { Section } from '../report.ts';
import type { Rush } from './rush.ts';
import { leastPace, mostCpu, thresholds } from './thresholds.ts';

/**
 * The calls of a rush next to their thresholds; a call that exceeds its threshold, has none or has failed is a failure.
 */
export function reportRush(rush: Rush): Section {
  const { calls, pace, errors, shopCpu, late, shoppers, seconds } = rush;
  const names = [...new Set([...Object.keys(thresholds), ...calls.keys()])].sort();
  const lines: string[] = [];
  const failures: string[] = [];
  for (const name of names) {
    const figures = calls.get(name);
    const most = thresholds[name];
    if (!figures || figures.calls === 0) {
      failures.push(`${name}: never called`);
      continue;
    }
    lines.push(
      `| ${name} | ${figures.calls} | ${figures.p50} | ${most?.p50 ?? ''} | ${figures.p99} | ${most?.p99 ?? ''} | ${figures.failed} |`,
    );
    if (!most) failures.push(`${name}: has no threshold`);
    for (const part of ['p50', 'p99'] as const) {
      if (most && figures[part] > most[part])
        failures.push(`${name}: ${part} ${figures[part]} ms, at most ${most[part]}`);
    }
  }
  for (const [message, count] of errors) failures.push(`${count} times: ${message}`);
  if (pace < leastPace) failures.push(`pace of the shoppers: ${share(pace)}, at least ${share(leastPace)}`);
  if (shopCpu !== undefined && shopCpu > mostCpu) {
    failures.push(`processor time of the shop: ${share(shopCpu)} of a core, at most ${share(mostCpu)}`);
  }
  const total = [...calls.values()].reduce((sum, one) => sum + one.calls, 0);
  const orders = calls.get('checkout.placeOrder')?.calls ?? 0;
  return {
    text: [
      `\n## ${shoppers} shoppers for ${seconds} seconds\n`,
      '| call | calls | p50 ms | at most | p99 ms | at most | failed |',
      '| --- | --- | --- | --- | --- | --- | --- |',
      ...lines,
      `\n${Math.round(total / seconds)} calls and ${(orders / seconds).toFixed(1)} orders per second; pace ${share(pace)} (at least ${share(leastPace)}); ` +
        `the shop took ${shopCpu === undefined ? '?' : share(shopCpu)} of a core (at most ${share(mostCpu)}); the load itself was ${Math.round(late)} ms late at p99.`,
    ].join('\n'),
    failures,
  };
}

function share(part: number): string {
  return `${Math.round(part * 100)} %`;
}
