import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ready } from '#src/domain/core/loadable.ts';
import { EditDialogs, type EditDialogsProps } from '#src/features/research/EditDialogs.tsx';
import { formField, retype } from '#stories/checks.ts';

import { audienceOptions, edits, experimentOptions, hypothesisOptions, openStudy } from './sampleStudy.ts';

const open = openStudy('research-edtech');
const [first] = open.hypotheses;
const [insight = ''] = Object.keys(open.research.insights);

const meta = preview.meta({
  id: 'features-research-editdialogs',
  title: 'Разделы/Исследования/Формы правки · EditDialogs',
  component: EditDialogs,
  parameters: {
    docs: {
      description: {
        component:
          'Формы, которыми правят открытое исследование, его инсайты и гипотезы; набранное в каждой переживает закрытие.',
      },
    },
  },
  args: {
    open,
    editing: { what: 'study' },
    edits,
    options: {
      experiments: ready(experimentOptions),
      hypotheses: ready(hypothesisOptions),
      audiences: ready(audienceOptions),
    },
    onClose: fn(),
  } satisfies EditDialogsProps,
});

const save = () => screen.getByRole('button', { name: 'Сохранить' });

export const Study = meta.story({
  name: 'Исследование',
  play: async ({ args, userEvent }) => {
    await retype(formField('Название'), 'Иначе');
    await userEvent.click(save());
    await expect(args.edits.saveStudy).toHaveBeenLastCalledWith(
      open.research,
      expect.objectContaining({ title: 'Иначе' }),
    );
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
  },
});

export const Insight = meta.story({
  name: 'Инсайт',
  args: { editing: { what: 'insight', key: insight } },
  play: async ({ args, userEvent }) => {
    await retype(formField('Инсайт'), 'Иначе');
    await userEvent.click(save());
    await expect(args.edits.saveInsight).toHaveBeenLastCalledWith(open.research, insight, 'Иначе');
  },
});

export const Hypothesis = meta.story({
  name: 'Гипотеза',
  args: { editing: { what: 'hypothesis', id: first?.id ?? '' } },
  play: async ({ args, userEvent }) => {
    await retype(formField('Гипотеза'), 'Иначе');
    await userEvent.click(save());
    await expect(args.edits.saveHypothesis).toHaveBeenLastCalledWith(first, expect.objectContaining({ text: 'Иначе' }));
  },
});

export const None = meta.story({
  name: 'Ничего не правят',
  args: { editing: null },
  play: async () => {
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
});
