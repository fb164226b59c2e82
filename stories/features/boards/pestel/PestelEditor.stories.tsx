import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { PestelEditor } from '#src/features/boards/pestel/PestelEditor.tsx';
import { keeping } from '#stories/keeping.tsx';

/** Keeps what is typed, as the card does. */
const Demo = keeping(PestelEditor, { value: 'onChange' });

const meta = preview.meta({
  id: 'features-boards-pestel-pesteleditor',
  title: 'Разделы/Видение и стратегия/Правка PESTEL · PestelEditor',
  component: PestelEditor,
  parameters: {
    docs: {
      description: {
        component: 'Шесть частей PESTEL полями; кнопки оформления действуют в том, которое правили последним.',
      },
    },
  },
  args: { title: 'PESTEL-анализ', value: '**Политика.** Закупки', onChange: fn() },
  render: (args) => <Demo {...args} />,
});

export const Filled = meta.story({
  name: 'Жирное и список в выбранной части; пока не выбрана — в первой',
  play: async ({ args, canvas, userEvent, step }) => {
    const first = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Политика' });
    await step('В первой', async () => {
      first.select();
      await userEvent.click(canvas.getByRole('button', { name: 'Жирный: PESTEL-анализ' }));
      await expect(first).toHaveValue('**Закупки**');
    });
    await step('В той, которую правили; и клавишами', async () => {
      const part = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Право' });
      await userEvent.type(part, 'Согласие');
      part.select();
      await userEvent.keyboard('{Control>}b{/Control}');
      await userEvent.click(canvas.getByRole('button', { name: 'Список: PESTEL-анализ' }));
      await expect(part).toHaveValue('- **Согласие**');
      await expect(args.onChange).toHaveBeenLastCalledWith(expect.stringContaining('**Право.**\n- **Согласие**'));
    });
  },
});

export const Mobile = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'mobile' } } });
