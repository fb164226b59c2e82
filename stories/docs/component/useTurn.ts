import { useCallback, useEffect, useRef, useState } from 'react';

/** How many frames load at once: each is a page of its own, and a dozen together are slower than one after another. */
const AT_ONCE = 2;

const waiting: (() => void)[] = [];
let running = 0;

function next(): void {
  while (running < AT_ONCE) {
    const start = waiting.shift();
    if (!start) return;
    running += 1;
    start();
  }
}

/**
 * Lets a part of the page wait for its turn to load.
 * @param wanted it is to be there; when it no longer is, its turn is given back
 * @returns whether it may load, and what is to be called once it has
 */
export function useTurn(wanted: boolean): [boolean, () => void] {
  const [started, setStarted] = useState(false);
  const isRunning = useRef(false);
  const done = useCallback(() => {
    if (!isRunning.current) return;
    isRunning.current = false;
    running -= 1;
    next();
  }, []);
  useEffect(() => {
    if (!wanted) return;
    const start = (): void => {
      isRunning.current = true;
      setStarted(true);
    };
    waiting.push(start);
    next();
    return () => {
      const place = waiting.indexOf(start);
      if (place !== -1) waiting.splice(place, 1);
      done();
      setStarted(false);
    };
  }, [wanted, done]);
  return [wanted && started, done];
}
