/**
 * The circles of a graph: each is a set of nodes that all reach each other (a strongly connected component, after Tarjan),
 * with more than one member, sorted.
 */
export function circlesOf(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const isOpen = new Set<string>();
  const circles: string[][] = [];

  const enter = (node: string) => {
    order.set(node, order.size);
    lowest.set(node, order.get(node) as number);
    open.push(node);
    isOpen.add(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) enter(next);
      else if (!isOpen.has(next)) continue;
      lowest.set(node, Math.min(lowest.get(node) as number, lowest.get(next) as number));
    }
    if (lowest.get(node) !== order.get(node)) return;
    const members = open.splice(open.indexOf(node));
    for (const member of members) isOpen.delete(member);
    if (members.length > 1) circles.push(members.toSorted());
  };

  for (const node of graph.keys()) if (!order.has(node)) enter(node);
  return circles.toSorted((a, b) => b.length - a.length || (a[0] as string).localeCompare(b[0] as string));
}

/** A shortest path from `start` back to itself inside one circle, for the message. */
export function shortestWayBack(graph: ReadonlyMap<string, ReadonlySet<string>>, circle: string[]): string[] {
  const inside = new Set(circle);
  let best: string[] | undefined;
  for (const start of circle) {
    const way = wayBack(graph, start, inside);
    if (way !== undefined && (best === undefined || way.length < best.length)) best = way;
  }
  return best ?? circle;
}

function wayBack(graph: ReadonlyMap<string, ReadonlySet<string>>, start: string, inside: Set<string>) {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (const node of queue) {
    for (const next of graph.get(node) ?? []) {
      if (next === start) {
        const way = [start];
        for (let step: string | undefined = node; step !== undefined; step = cameFrom.get(step)) way.unshift(step);
        return way;
      }
      if (!inside.has(next) || cameFrom.has(next)) continue;
      cameFrom.set(next, node);
      queue.push(next);
    }
  }
  return undefined;
}
