import { sortedPart } from '../catalogue/listing/sort.ts';

/** Buckets of scores by which many hits are sorted. */
const steps = 8192;

/** Up to this many hits are selected in one scan. */
const few = 100;

/** The best hits by score, limited in number; equal ones in their order. */
export function inOrder(hits: Uint32Array, scores: Float32Array, most: number): Uint32Array {
  if (most < few) return bestOf(hits, scores, most);
  let highest = 0;
  for (let at = 0; at < scores.length; at += 1) if ((scores[at] as number) > highest) highest = scores[at] as number;
  if (hits.length < 1000) {
    const keys = new Float64Array(hits.length);
    for (let at = 0; at < keys.length; at += 1) keys[at] = Math.round((1 - (scores[at] as number) / highest) * 4e9);
    return Uint32Array.from(sortedPart(keys, 0, most), (at) => hits[at] as number);
  }
  const scale = (steps - 1) / highest;
  const starts = new Uint32Array(steps + 1);
  const stepsOf = new Uint16Array(hits.length);
  for (let at = 0; at < stepsOf.length; at += 1) {
    const step = steps - 1 - Math.floor((scores[at] as number) * scale);
    stepsOf[at] = step;
    starts[step + 1] = (starts[step + 1] as number) + 1;
  }
  for (let step = 1; step <= steps; step += 1) starts[step] = (starts[step] as number) + (starts[step - 1] as number);
  const ordered = new Uint32Array(hits.length);
  for (let at = 0; at < hits.length; at += 1) {
    const step = stepsOf[at] as number;
    const place = starts[step] as number;
    starts[step] = place + 1;
    ordered[place] = hits[at] as number;
  }
  return ordered;
}

/** A few best hits: one that scores no better than the last of those so far is skipped at once. */
function bestOf(hits: Uint32Array, scores: Float32Array, most: number): Uint32Array {
  const best = new Uint32Array(Math.min(most, hits.length));
  const bestScores = new Float32Array(best.length);
  let length = 0;
  for (let at = 0; at < hits.length; at += 1) {
    const score = scores[at] as number;
    if (length === best.length) {
      if (length === 0 || score <= (bestScores[length - 1] as number)) continue;
      length -= 1;
    }
    let place = length;
    for (; place > 0 && (bestScores[place - 1] as number) < score; place -= 1) {
      best[place] = best[place - 1] as number;
      bestScores[place] = bestScores[place - 1] as number;
    }
    best[place] = hits[at] as number;
    bestScores[place] = score;
    length += 1;
  }
  return best;
}
