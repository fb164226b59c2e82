/**
 * Runs in the page before its scripts: collects what the browser says of the load, and times reactions from the event to
 * the second animation frame after it, or to the first later one in which the result is in the page: a router's
 * transition, a deferred list and a lazy dialog may take longer, and that is counted.
 */
export function instrument() {
  const bench = { lcp: 0, lcpElement: '', cls: 0, fcp: 0, tasks: [], reactions: [] };
  globalThis.bench = bench;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      bench.lcp = entry.startTime;
      bench.lcpElement = entry.element?.tagName ?? '';
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) bench.cls += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'first-contentful-paint') bench.fcp = entry.startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) bench.tasks.push({ start: entry.startTime, duration: entry.duration });
  }).observe({ type: 'longtask', buffered: true });

  /** Whether what was asked for is in the page, by name of the reaction. */
  const isThere = {
    letter: () => true,
    drag: () => document.querySelector('[data-look=lifted], [data-look=gone]') !== null,
    drop: (before) => inWork() !== before.inWork,
    'filter keystroke': () => !document.querySelector('[aria-busy=true]'),
    accordion: (before) =>
      document.querySelectorAll('[aria-expanded=true][data-accordion-trigger]').length !== before.open,
    dialog: () => document.querySelector('[role=dialog] form') !== null,
    stage: (before) => touchpoints() !== before.touchpoints && !document.querySelector('[aria-busy=true]'),
    carousel: () => document.querySelector('[aria-roledescription=карусель]') !== null,
    map: () => document.querySelector('main table') !== null,
    list: () => document.querySelector('#touchpoints') !== null && !document.querySelector('main table'),
    theme: (before) => document.documentElement.dataset.theme !== before.theme,
    table: () => document.querySelector('[role=grid] [role=gridcell]') !== null,
    'table order': (before) => rowNames() !== before.rowNames,
    'table columns': (before) => columnNames() !== before.columnNames,
    'table focus': (before) => document.activeElement?.dataset.cell !== before.cell,
    passages: () => document.querySelector('section q') !== null,
    words: () => document.querySelector('[data-pane] li p') !== null,
    marked: (before) => markedIds() !== before.markedIds,
    'next mark': (before) => lookedAt() !== before.lookedAt,
    'code page': () => document.querySelector('a[data-passage]') !== null,
    groups: () => document.querySelector('main q') !== null,
    route: (before) => document.querySelector('h1')?.textContent !== before.h1 && bench.isSettled(),
  };
  /** Head of the first column «В работе»: its count changes with a drop. */
  function inWork() {
    return document.querySelector('[data-column="In Progress"]')?.firstElementChild?.textContent;
  }
  /** Heading of the open stage: «Точки касания в этапе …». */
  function touchpoints() {
    return document.querySelector('#touchpoints')?.textContent;
  }
  /** The codes and the columns of the table that are in the page. */
  function rowNames() {
    return [...document.querySelectorAll('[role=rowheader]')].map(({ textContent }) => textContent).join('\n');
  }
  function columnNames() {
    return [...document.querySelectorAll('[role=grid] [role=columnheader]')].map(({ title }) => title).join('\n');
  }
  /** The marks that the drawn turns of a text show. */
  function markedIds() {
    return [...document.querySelectorAll('[data-pane] [data-passages]')].map(({ dataset }) => dataset.passages).join();
  }
  /** The pieces of the mark that is looked at. */
  function lookedAt() {
    return [...document.querySelectorAll('[data-pane] [data-looked-at]')].map(({ dataset }) => dataset.passages).join();
  }
  /** Whether the screen has its records: nothing busy, no skeleton. */
  bench.isSettled = () =>
    document.querySelector('main h1') !== null &&
    document.querySelector('main [aria-busy=true], main span[aria-hidden][style*="--radius"]') === null;
  let armed = '';
  bench.arm = (name) => {
    armed = name;
  };
  const time = (event) => {
    if (!armed) return;
    const there = isThere[armed];
    armed = '';
    const before = {
      open: document.querySelectorAll('[aria-expanded=true][data-accordion-trigger]').length,
      theme: document.documentElement.dataset.theme,
      inWork: inWork(),
      touchpoints: touchpoints(),
      h1: document.querySelector('h1')?.textContent,
      rowNames: rowNames(),
      columnNames: columnNames(),
      cell: document.activeElement?.dataset.cell,
      markedIds: markedIds(),
      lookedAt: lookedAt(),
    };
    const start = event.timeStamp;
    let frames = 0;
    const onFrame = () => {
      frames += 1;
      if (frames >= 2 && there(before)) bench.reactions.push(performance.now() - start);
      else requestAnimationFrame(onFrame);
    };
    requestAnimationFrame(onFrame);
  };
  for (const type of ['keydown', 'pointerdown', 'change']) addEventListener(type, time, { capture: true });
}

/** Runs in the page: puts made-up records of a kind into the app's database, shaped as the store shapes its rows. */
export async function putRecords([kind, records]) {
  const parentField = {
    material: 'researchId',
    materialText: 'researchId',
    hypothesis: 'researchId',
    mark: 'materialId',
    refusal: 'materialId',
    persona: 'audienceId',
    contactList: 'audienceId',
    comment: 'on',
  }[kind];
  const asked = (request) =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error));
    });
  const database = await asked(indexedDB.open('orientir'));
  const stored = () => database.transaction('records').objectStore('records');
  // Any study tells whose workspace it is; all rows of a big company are not read for that. The frame of the sample is shown before
  // the sample is stored.
  let study;
  while (!(study = await asked(stored().index('kind').get('research'))))
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  const { space } = study;
  // Comments are counted by an index of their own.
  const pattern = { kind, space, live: 1, parent: '', ...(kind === 'comment' ? { tally: 'open ' } : {}) };
  // As whoever writes records does: how the screens looked before is no longer so.
  await asked(database.transaction('frames', 'readwrite').objectStore('frames').clear());
  for (let from = 0; from < records.length; from += 1000) {
    const writing = database.transaction('records', 'readwrite');
    for (const record of records.slice(from, from + 1000)) {
      const parent = record[parentField] ?? pattern.parent;
      writing.objectStore('records').put({ ...pattern, id: record.id, parent, createdAt: record.createdAt, record });
    }
    await new Promise((resolve, reject) => {
      writing.addEventListener('complete', resolve);
      writing.addEventListener('error', () => reject(writing.error));
    });
  }
  database.close();
}
