/** Names and values of a metric's labels: routes, codes and states, never anything of a person. */
type Labels = Readonly<Record<string, string | number>>;

export interface Metrics {
  /** Adds to a counter. */
  count(name: string, labels?: Labels, by?: number): void;
  /** A figure that is asked for when it is read. */
  gauge(name: string, read: () => number): void;
  /** Notes how long something took, seconds. */
  took(name: string, seconds: number, labels?: Labels): void;
  /** All of it as Prometheus reads it. */
  print(): string;
}

/** Upper ends of the classes of durations, seconds. */
const CLASSES = [0.005, 0.025, 0.1, 0.25, 1, 5, 30];

const labelled = (name: string, labels: Labels): string => {
  const pairs = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  return pairs.length === 0 ? name : `${name}{${pairs.join(',')}}`;
};

export function createMetrics(): Metrics {
  const counters = new Map<string, Map<string, number>>();
  const gauges = new Map<string, () => number>();
  const durations = new Set<string>();
  const add = (family: string, series: string, by: number): void => {
    const all = counters.get(family) ?? new Map<string, number>();
    counters.set(family, all.set(series, (all.get(series) ?? 0) + by));
  };
  return {
    count: (name, labels = {}, by = 1) => add(name, labelled(name, labels), by),
    gauge: (name, read) => void gauges.set(name, read),
    took(name, seconds, labels = {}) {
      durations.add(name);
      for (const le of CLASSES.filter((end) => seconds <= end))
        add(name, labelled(`${name}_bucket`, { ...labels, le }), 1);
      add(name, labelled(`${name}_bucket`, { ...labels, le: '+Inf' }), 1);
      add(name, labelled(`${name}_sum`, labels), seconds);
      add(name, labelled(`${name}_count`, labels), 1);
    },
    print() {
      const lines = [...counters].flatMap(([family, series]) => [
        `# TYPE ${family} ${durations.has(family) ? 'histogram' : 'counter'}`,
        ...[...series].map(([name, value]) => `${name} ${value}`),
      ]);
      for (const [name, read] of gauges) lines.push(`# TYPE ${name} gauge`, `${name} ${read()}`);
      return `${lines.join('\n')}\n`;
    },
  };
}
