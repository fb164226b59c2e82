import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { failed, ready } from '#src/domain/core/loadable.ts';
import { ResearchList, type ResearchListProps } from '#src/features/research/ResearchList.tsx';

import { listProps, openStudy } from './sampleStudy.ts';

const meta = preview.meta({
  id: 'features-research-researchlist',
  title: 'Разделы/Исследования/Список исследований · ResearchList',
  component: ResearchList,
  parameters: {
    docs: { description: { component: 'Исследования одним списком с раскрытием: открыто одно, длина любая.' } },
  },
  args: listProps,
  render: (props: ResearchListProps) => <ResearchList {...props} />,
});

export const Closed = meta.story({
  name: 'Все закрыты; нажатая просит себя открыть',
  play: async ({ canvas, userEvent, args: { onOpenChange } }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Почему команды уходят/ }));
    await expect(onOpenChange).toHaveBeenCalledWith('research-churn');
  },
});

export const Open = meta.story({
  name: 'Одно открыто',
  args: { openId: 'research-edtech', opened: ready(openStudy('research-edtech')) },
});

export const Opening = meta.story({
  name: 'Открывается',
  args: { openId: 'research-edtech' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Открываем исследование…');
  },
});

export const Failed = meta.story({
  name: 'Не открылось: что случилось и ещё раз',
  args: { openId: 'research-edtech', opened: failed('Браузер не отдал данные. Попробуйте ещё раз.') },
  play: async ({ canvas, userEvent, args: { onRetry } }) => {
    await userEvent.click(canvas.getByRole('button', { name: /ещё раз|Повторить/ }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});
