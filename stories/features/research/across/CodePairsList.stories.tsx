import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { codeEvidenceOf } from '#src/domain/research/across/codeEvidence.ts';
import { codePairs } from '#src/domain/research/across/codePairs.ts';
import { EVERYBODY } from '#src/domain/research/across/tableView.ts';
import { CodePairsList } from '#src/features/research/across/CodePairsList.tsx';

import { codes, sources } from './sampleAcross.ts';

const together = sources.marks.map((mark, index) =>
  index === 4 ? { ...mark, codeIds: { ...mark.codeIds, time: { position: 'b' } } } : mark,
);

const meta = preview.meta({
  id: 'features-research-across-codepairslist',
  title: 'Разделы/Исследования/Коды вместе · CodePairsList',
  component: CodePairsList,
  parameters: {
    docs: { description: { component: 'Коды, которые встречаются вместе: у скольких человек и в скольких местах.' } },
  },
  args: {
    pairs: codePairs(codes, codeEvidenceOf({ ...sources, marks: together }, EVERYBODY)),
    openKey: null,
    onOpen: fn(),
  },
});

export const Some = meta.story({
  name: 'Сколько человек и мест; пара открывается',
  play: async ({ args, canvas, userEvent }) => {
    const pairs = await canvas.findAllByRole('button');
    await expect(pairs.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Нехватка времениЦена1\sчеловек, 1\sместо$/),
      expect.stringMatching(/^Отчёты рукамиЦена1\sчеловек, 1\sместо$/),
    ]);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith('reports price');
  },
});

export const Open = meta.story({
  name: 'Открыта одна',
  args: { openKey: 'time price' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { pressed: true })).toHaveTextContent('Нехватка времени');
  },
});
