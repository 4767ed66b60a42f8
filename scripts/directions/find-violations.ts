import { circlesOf, shortestWayBack } from './circles.ts';
import type { ImportGraph } from './import-graph.ts';
import { arrowsOf, layerOf, type Part, roomGraph, roomOf } from './rooms.ts';

/**
 * Violations of the direction of imports, a sentence each: circles among files and rooms, imports upwards, outdated
 * exceptions.
 */
export function findViolations(parts: Part[], graph: ImportGraph): string[] {
  return [...fileViolations(parts, graph), ...parts.flatMap((part) => roomViolations(part, graph))];
}

function fileViolations(parts: Part[], graph: ImportGraph): string[] {
  const known = new Set(parts.flatMap((part) => part.knownFiles.map((file) => `${part.folder}/${file}`)));
  const circles = circlesOf(graph);
  const circling = new Set(circles.flat());
  return [
    ...circles
      .filter((circle) => circle.some((file) => !known.has(file)))
      .map((circle) => `circle of ${circle.length} files: ${shortestWayBack(graph, circle).join(' → ')}`),
    ...[...known]
      .filter((file) => !circling.has(file))
      .map((file) => `${file} is in no circle of files any more: take it from the known exceptions`),
  ];
}

function roomViolations(part: Part, graph: ImportGraph): string[] {
  const known = new Set(part.knownRooms);
  const arrows = arrowsOf(part, graph);
  const rooms = new Set([...graph.keys()].map((file) => roomOf(part, file)).filter((room) => room !== undefined));
  const upward = arrows.filter(({ from, to }) => (layerOf(part, from) ?? 0) > (layerOf(part, to) ?? 0));
  const between = roomGraph(arrows);
  const circles = circlesOf(between);
  const wrong = new Set([...circles.flat(), ...upward.map(({ from }) => from)]);
  return [
    ...[...rooms]
      .filter((room) => layerOf(part, room) === undefined)
      .map((room) => `${part.folder}/${room} belongs to no layer`),
    ...part.layers
      .flat()
      .filter((room) => room !== '*' && !rooms.has(room))
      .map((room) => `${part.folder}/${room} is named in the layers and does not exist`),
    ...upward
      .filter(({ from }) => !known.has(from))
      .map(({ from, to, imports }) => `${part.folder}: ${from} lies below ${to} and imports it: ${imports.join(', ')}`),
    ...circles
      .filter((circle) => circle.some((room) => !known.has(room)))
      .map((circle) => {
        const way = shortestWayBack(between, circle);
        const steps = way.slice(1).map((room, index) => {
          const arrow = arrows.find(({ from, to }) => from === way[index] && to === room);
          return `\n    ${way[index]} → ${room}: ${arrow?.imports.join(', ')}`;
        });
        return `${part.folder}: circle of ${circle.length} rooms (${circle.join(', ')}):${steps.join('')}`;
      }),
    ...[...known]
      .filter((room) => !wrong.has(room))
      .map((room) => `${part.folder}/${room} is in order: take it from the known exceptions`),
  ];
}
