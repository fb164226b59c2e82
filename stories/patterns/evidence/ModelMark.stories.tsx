import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ModelMark } from '#src/patterns/evidence/ModelMark.tsx';

const meta = preview.meta({
  id: 'patterns-evidence-modelmark',
  title: 'Приёмы/Отметка «модель» · ModelMark (кто предложил, ИИ)',
  component: ModelMark,
  args: { madeBy: { model: 'qwen2.5-14b-instruct', read: '3 разговора, 214 предложений' } },
});

export const One = meta.story({
  name: 'Модель, её название и что она прочитала',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('модель')).toBeVisible();
    await expect(canvas.getByText('qwen2.5-14b-instruct')).toBeVisible();
    await expect(canvas.getByText(/прочитано: 3 разговора/)).toBeVisible();
  },
});

export const NothingRead = meta.story({
  name: 'Ничего не читала',
  args: { madeBy: { model: 'GigaChat-2-Max', read: '' } },
});

export const Narrow = meta.story({
  name: 'В узком месте переносится, длинное название не выпирает',
  args: { madeBy: { model: 'gpt://b1g0000000000000000/очень-длинное-название-модели/latest', read: '12 разговоров' } },
  render: (args) => (
    <div style={{ width: 160 }}>
      <ModelMark {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const mark = canvas.getByText('модель').closest('div')?.parentElement;
    await expect(mark?.scrollWidth ?? 0).toBeLessThanOrEqual(mark?.clientWidth ?? 0);
  },
});
