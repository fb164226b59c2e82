import { useState } from 'react';
import { expect, fn, waitFor, type within } from 'storybook/test';

import { planMove } from '#src/domain/experiments/moves.ts';
import { ExperimentBoard, type ExperimentBoardProps } from '#src/features/experiments/board/ExperimentBoard.tsx';

import { assigneeOf, summaries } from '../sampleBoard.ts';

/** Makes free moves at once, as the screen does; a form is only asked for. */
export function Demo(props: ExperimentBoardProps) {
  const [experiments, setExperiments] = useState(props.experiments);
  return (
    <ExperimentBoard
      {...props}
      experiments={experiments}
      onMove={(experiment, to) => {
        const stored = props.onMove(experiment, to);
        if (stored || planMove(experiment, to).kind !== 'ops') return stored;
        setExperiments((before) =>
          before.map((one) => (one.id === experiment.id ? { ...one, status: to, verdict: null } : one)),
        );
        return undefined;
      }}
    />
  );
}

/** Shared args of all stories of ExperimentBoard; each story changes its own. */
export const experimentBoardArgs = {
  experiments: summaries,
  assigneeOf,
  onOpen: fn(),
  onMove: fn<ExperimentBoardProps['onMove']>(() => undefined),
};

type Canvas = ReturnType<typeof within>;

export const card = (canvas: Canvas, name: string): Promise<HTMLElement> =>
  canvas.findByRole('button', { name: new RegExp(name) });

export function column(root: HTMLElement, stage: string, status: string): HTMLElement {
  return root.querySelector(`[data-stage="${stage}"] [data-column="${status}"]`) as HTMLElement;
}

/** Checks the last announcement for screen readers. */
export const told = (canvas: Canvas, words: string): Promise<void> =>
  waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(words));

interface Keys {
  keyboard: (text: string) => Promise<void>;
}

/** Takes the card «Статья» by keys and puts it into the next column, «В работе». */
export async function moveArticle(canvas: Canvas, userEvent: Keys): Promise<void> {
  (await card(canvas, 'Статья')).focus();
  await userEvent.keyboard(' ');
  await told(canvas, 'Взят');
  await userEvent.keyboard('{ArrowRight}');
  await told(canvas, 'Колонка «В работе»');
  await userEvent.keyboard(' ');
}
