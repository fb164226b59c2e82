import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { failed, LOADING, ready } from '#src/domain/core/loadable.ts';
import { DONE } from '#src/domain/core/outcome.ts';
import { TouchpointDialog, type TouchpointDialogProps } from '#src/features/tactics/TouchpointDialog.tsx';

import { journey } from './sampleJourney.ts';

/** Keeps the chosen touchpoint, as the address does. */
function Demo(props: TouchpointDialogProps) {
  const [openId, setOpenId] = useState(props.openId);
  return (
    <TouchpointDialog
      {...props}
      openId={openId}
      onOpenChange={(id) => {
        props.onOpenChange(id);
        setOpenId(id);
      }}
    />
  );
}

const meta = preview.meta({
  id: 'features-tactics-touchpointdialog',
  title: 'Разделы/Тактика/Точка касания в диалоге · TouchpointDialog',
  component: TouchpointDialog,
  parameters: {
    docs: {
      description: {
        component:
          'Точка касания целиком поверх другой работы: выбирается среди всех этапов, из её гипотез делают эксперименты.',
      },
    },
  },
  args: {
    journey: ready(journey),
    openId: 'tp-activation-1',
    today: '2026-11-21',
    quoteHref: () => '/?open=study',
    experimentHref: (id: string) => `/experiments?open=${id}`,
    researchHref: '/',
    onOpenChange: fn(),
    onCreate: fn(() => Promise.resolve(DONE)),
    onRetry: fn(),
    onClose: fn(),
  },
  render: (args) => <Demo {...args} />,
});

const detail = async () => within(await screen.findByRole('dialog', { name: 'Точка касания' }));

export const Sample = meta.story({
  name: 'Семь разделов; другая точка; канвас из гипотезы и назад',
  play: async ({ args, userEvent, step }) => {
    const dialog = await detail();
    await step('Разделы по порядку', async () => {
      const titles = dialog.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
      await expect(titles).toEqual([
        'Jobs To Be Done',
        'Контекст',
        'Gains',
        'Pains',
        'Цитаты респондентов',
        'Метрики успеха',
        'Гипотезы для улучшений',
      ]);
    });
    await step('Другая точка', async () => {
      await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Точка касания' }), 'tp-awareness-0');
      await expect(args.onOpenChange).toHaveBeenCalledWith('tp-awareness-0');
    });
    await step('Эксперимент из гипотезы', async () => {
      const [create] = (await detail()).getAllByRole('button', { name: /^Создать эксперимент/ });
      await userEvent.click(create as HTMLElement);
      await screen.findByRole('dialog', { name: 'MVP Experiment Canvas' });
      await userEvent.keyboard('{Escape}');
      await detail();
    });
  },
});

export const Loading = meta.story({
  name: 'Загружается',
  args: { journey: LOADING },
  play: async () => {
    await detail();
    await expect(screen.queryByRole('combobox')).toBeNull();
  },
});

export const Failed = meta.story({
  name: 'Не открылось: загрузить снова',
  args: { journey: failed('Хранилище не отвечает') },
  play: async ({ args, userEvent }) => {
    await userEvent.click((await detail()).getByRole('button', { name: /Повторить|Попробовать/ }));
    await waitFor(() => expect(args.onRetry).toHaveBeenCalledOnce());
  },
});

export const Mobile = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'mobile' } } });
