import { gzipSync } from 'node:zlib';

/** The value that a share of the list is not above. */
const percentile = (list, share) => {
  const sorted = [...list].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};
/** The middle value. */
export const median = (list) => percentile(list, 0.5);
/** Milliseconds as a table shows them. */
export const ms = (value) => Math.round(value);
/** How many times a figure is another, as a table shows it. */
export const ratio = (value, unit) => Number((value / unit).toFixed(2));
/** Bytes as a table shows them, kB. */
export const kb = (bytes) => Number((bytes / 1000).toFixed(1));
/** Bytes of a file as a static host sends them. */
export const gzipped = (body) => gzipSync(body, { level: 9 }).length;

/** Median and 95th percentile of times, whole milliseconds. */
export const spread = (times) => ({ median: ms(median(times)), p95: ms(percentile(times, 0.95)) });

/** How many times slower than this machine the page's processor is made, one after the other. */
const CPUS = [1, 4];

/**
 * Measures once at the machine's own speed and once at a quarter of it.
 * @param measure gets a function that notes a figure's `{ median, p95, like }` under its name; `like` is the reaction of the empty
 * page that it is told as a ratio to; it and `p95` may be left out
 * @returns rows of a table
 */
export async function atEachCpu(cdp, measure) {
  const rows = {};
  for (const cpu of CPUS) {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await measure((name, { median: middle, p95, like }) => {
      rows[name] = {
        ...(like === undefined ? {} : { 'unit: empty': like }),
        ...rows[name],
        [`${cpu}× median`]: middle,
        ...(p95 === undefined ? {} : { [`${cpu}× p95`]: p95 }),
      };
    });
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return rows;
}

/**
 * A table of reactions with each median and p95 also as a ratio to that of the empty page's reaction that is like it, the table says
 * which: machines and hours differ by half.
 * @param baseline the empty page's reactions, by name; a row without one has no ratios
 */
export const withRatios = (rows, baseline) =>
  Object.fromEntries(
    Object.entries(rows).map(([name, figures]) => {
      const unit = baseline[figures['unit: empty']] ?? {};
      const columns = Object.entries(figures).flatMap(([column, figure]) =>
        / (?:median|p95)$/.test(column) && unit[column]
          ? [
              [column, figure],
              [column.replace('median', 'ratio').replace('p95', 'p95 ratio'), ratio(figure, unit[column])],
            ]
          : [[column, figure]],
      );
      return [name, Object.fromEntries(columns)];
    }),
  );
