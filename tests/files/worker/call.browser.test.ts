import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { callOnce, connect, WorkerFailure, type WorkerConnection } from '#files/worker/call.ts';

import type { ExampleWorker } from './example.worker.ts';

const start = (): Worker => new Worker(new URL('./example.worker.ts', import.meta.url), { type: 'module' });

let worker: WorkerConnection<ExampleWorker>;
beforeEach(() => {
  worker = connect(start());
});
afterEach(() => worker.end());

describe('a call of a worker', () => {
  it('comes to the result, with progress before it; several at once', async () => {
    const onProgress = vi.fn<(done: number, total: number) => void>();
    expect(await Promise.all([worker.call('double', 2, { onProgress }), worker.call('double', 21)])).toEqual([4, 42]);
    expect(onProgress.mock.calls).toEqual([[1, 2]]);
  });

  it('fails with the code and the detail of what the function threw, and the worker goes on', async () => {
    const failure: unknown = await worker.call('refuse', undefined).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(WorkerFailure);
    expect(failure).toMatchObject({
      code: 'refused',
      detail: 'word/document.xml',
      isBroken: false,
      message: 'Error: no',
    });
    expect(await worker.call('double', 1)).toBe(2);
  });

  it('takes parts one at a time: the next one comes when the one before was taken', async () => {
    const taken: number[] = [];
    let busy = 0;
    const given = await worker.call('count', 3, {
      async onPart(part) {
        busy += 1;
        expect(busy).toBe(1);
        await new Promise((resolve) => setTimeout(resolve));
        taken.push(part);
        busy -= 1;
      },
    });
    expect([given, taken]).toEqual([3, [1, 2, 3]]);
  });

  it('fails with what taking a part throws, and asks for no more', async () => {
    const onPart = vi.fn<() => void>(() => {
      throw new RangeError('full');
    });
    await expect(worker.call('count', 3, { onPart })).rejects.toThrow(RangeError);
    expect(await worker.call('double', 1)).toBe(2);
    expect(onPart).toHaveBeenCalledTimes(1);
  });

  it('stops at once with the signal’s reason, and the function hears of it', async () => {
    const controller = new AbortController();
    const call = worker.call('wait', null, { signal: controller.signal });
    controller.abort('enough');
    await expect(call).rejects.toBe('enough');
    expect(await worker.call('wasAborted', undefined)).toBe(true);
    await expect(worker.call('double', 1, { signal: controller.signal })).rejects.toBe('enough');
  });

  it('fails when the worker breaks, and so does every later one', async () => {
    const calls = [worker.call('break', undefined), worker.call('wait', null)];
    for (const call of calls) await expect(call).rejects.toMatchObject({ isBroken: true, code: null });
    await expect(worker.call('double', 1)).rejects.toMatchObject({ isBroken: true });
  });

  it('fails with the given error when the worker is ended, even one that hangs', async () => {
    const call = worker.call('hang', undefined);
    worker.end(new Error('closed'));
    await expect(call).rejects.toThrow('closed');
  });
});

describe('a worker for one call', () => {
  // Until a test lets time pass, none does: a worker is not torn out because the machine was slow.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('that is stopped stops what it does and ends itself: torn out of a stream it would take the page along', async () => {
    const channel = new BroadcastChannel(crypto.randomUUID());
    const onMessage = vi.fn<() => void>();
    const told = new Promise<void>((resolve) => {
      channel.addEventListener('message', () => resolve(onMessage()));
    });
    const controller = new AbortController();
    const { signal } = controller;
    let call: Promise<void> | undefined;
    await new Promise<void>((resolve) => {
      call = callOnce<ExampleWorker, 'windUp'>(start, 'windUp', channel.name, { signal, onProgress: () => resolve() });
    });
    expect(onMessage).not.toHaveBeenCalled();
    controller.abort('enough');
    await expect(call).rejects.toBe('enough');
    await told;
    channel.close();
  });

  it('is ended with it, whatever becomes of it', async () => {
    const terminated: string[] = [];
    const ended: Promise<unknown>[] = [];
    const watched = (name: string) => (): Worker => {
      const made = start();
      const over = new Promise((resolve) => {
        made.addEventListener(
          'message',
          ({ data }: MessageEvent<object>) => 'ended' in data && data.ended && resolve(name),
        );
      });
      if (name !== 'stopped') ended.push(over);
      const { terminate } = made;
      made.terminate = () => {
        terminated.push(name);
        terminate.call(made);
      };
      return made;
    };
    expect(await callOnce<ExampleWorker, 'double'>(watched('done'), 'double', 4)).toBe(8);
    await expect(callOnce<ExampleWorker, 'refuse'>(watched('failed'), 'refuse', undefined)).rejects.toThrow('no');
    const controller = new AbortController();
    const { signal } = controller;
    const hanging = callOnce<ExampleWorker, 'hang'>(watched('stopped'), 'hang', undefined, { signal });
    controller.abort('enough');
    await expect(hanging).rejects.toBe('enough');
    await expect(callOnce<ExampleWorker, 'double'>(watched('never'), 'double', 1, { signal })).rejects.toBe('enough');
    expect(await Promise.all(ended)).toEqual(['done', 'failed']);
    // One that hangs does not hear that it is to end.
    vi.advanceTimersByTime(10_000);
    expect(terminated).toEqual(['stopped']);
  });
});
