export type Counters = Readonly<{
  add: (name: string, labels?: Readonly<Record<string, string>>) => void;
  /** All counters in the text format that Prometheus reads. */
  text: () => string;
}>;

/** Counters of this process. Labels are few and closed (locale, error id), so that the set stays small. */
export function createCounters(): Counters {
  const counts = new Map<string, number>();
  return {
    add: (name, labels = {}) => {
      const inside = Object.entries(labels).map(([label, value]) => `${label}="${value.replace(/["\\\n]/g, '_')}"`);
      const key = inside.length > 0 ? `${name}{${inside.join(',')}}` : name;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    },
    text: () =>
      [...counts]
        .sort()
        .map(([key, count]) => `${key} ${count}\n`)
        .join(''),
  };
}
