import { Pencil, MoreHorizontal } from 'lucide-react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/field/Checkbox.tsx';
import { FileDrop } from '#src/ui/field/FileDrop.tsx';
import { NumberField } from '#src/ui/field/NumberField.tsx';
import { Select } from '#src/ui/field/Select.tsx';
import { Switch } from '#src/ui/field/Switch.tsx';
import { TextArea } from '#src/ui/field/TextArea.tsx';
import { TextField } from '#src/ui/field/TextField.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Menu } from '#src/ui/menu/Menu.tsx';
import { Rights } from '#src/ui/context/Rights.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { Tooltips } from '#src/ui/tooltip/Tooltips.tsx';
import { expectAllBarred, expectBarred, FOR_RESEARCHERS, onAsked } from '#stories/rights.ts';

import { KeyOfResearchers } from './KeyOfResearchers.tsx';

const act = fn();

const VIEWER = {
  Researcher: FOR_RESEARCHERS,
  Admin: 'Только для администраторов и владельца: вы наблюдатель',
  Owner: 'Только для владельца: вы наблюдатель',
};

const controls = (
  <Stack gap={4}>
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Button needs="Researcher" variant="primary" onClick={act}>
        Загрузить исследование
      </Button>
      <Button needs="Researcher" onClick={act}>
        Создать аудиторию
      </Button>
      <Button needs="Researcher" variant="quiet" onClick={act}>
        Добавить инсайт
      </Button>
      <IconButton needs="Researcher" label="Редактировать: Видение" icon={<Pencil />} onClick={act} />
      <Button onClick={act}>Экспорт</Button>
      <Menu
        label="Действия с исследованием"
        trigger={<IconButton label="Ещё" icon={<MoreHorizontal />} variant="secondary" />}
        items={[
          { label: 'Скачать', onSelect: act },
          { label: 'Удалить', onSelect: act, danger: true, needs: 'Researcher' },
          { label: 'Закрепить', onSelect: act, checked: true, needs: 'Researcher' },
        ]}
      />
      <Menu
        label="Добавить в группу"
        trigger={
          <Button needs="Researcher" size="sm">
            В группу
          </Button>
        }
        items={[{ label: 'Работа', onSelect: act }]}
      />
    </div>
    <TextField needs="Researcher" label="Название" value="Интервью с методистами" onChange={act} />
    <TextArea needs="Researcher" label="Описание" defaultValue="О чём говорили" onChange={act} />
    <NumberField needs="Researcher" label="Размер" value="1 243" onChange={act} />
    <Select
      needs="Researcher"
      label="Статус"
      value="planning"
      options={[
        { value: 'planning', label: 'Планируется' },
        { value: 'done', label: 'Завершено' },
      ]}
      onValueChange={act}
    />
    <Checkbox needs="Researcher" label="Методист" checked onChange={act} />
    <Switch needs="Researcher" label="Искать находки" hint="Сразу после загрузки" checked onChange={act} />
    <FileDrop needs="Researcher" label="Перетащите файлы интервью" accept=".txt" onFiles={act} />
    <KeyOfResearchers onAct={act} />
    <Tooltips />
  </Stack>
);

const meta = preview.meta({
  id: 'ui-context-rights',
  title: 'Элементы/Что роль позволяет · Rights (права, недоступно)',
  component: Rights,
  args: { barred: VIEWER, onAsked, children: controls },
  beforeEach: () => {
    act.mockClear();
    onAsked.mockClear();
  },
});

export const Everything = meta.story({
  name: 'Позволяет всё: обычные элементы',
  args: { barred: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Загрузить исследование' }));
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.keyboard('{F2}');
    await expect(act).toHaveBeenCalledTimes(3);
    await expect(onAsked).not.toHaveBeenCalled();
  },
});

export const Viewer = meta.story({
  name: 'Наблюдатель: недоступно и сказано почему',
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Загрузить исследование' });
    await step('Кнопки на месте, берут фокус и говорят причину', async () => {
      await expectAllBarred([
        button,
        canvas.getByRole('button', { name: 'Создать аудиторию' }),
        canvas.getByRole('button', { name: 'Редактировать: Видение' }),
        canvas.getByRole('button', { name: 'В группу' }),
        canvas.getByRole('button', { name: 'Выбрать файлы' }),
        canvas.getByLabelText('Название'),
        canvas.getByLabelText('Описание'),
        canvas.getByLabelText('Размер'),
        canvas.getByLabelText('Статус'),
        canvas.getByRole('checkbox'),
        canvas.getByRole('switch'),
      ]);
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await expect(await screen.findByRole('tooltip')).toHaveTextContent(FOR_RESEARCHERS);
    });
    await step('Ни нажатие, ни клавиша ничего не делают', async () => {
      await userEvent.keyboard('{Enter} ');
      await userEvent.click(button);
      await userEvent.click(canvas.getByRole('button', { name: 'Редактировать: Видение' }));
      await userEvent.click(canvas.getByRole('checkbox'));
      await userEvent.click(canvas.getByRole('switch'));
      await userEvent.type(canvas.getByLabelText('Название'), 'x');
      await userEvent.type(canvas.getByLabelText('Описание'), 'x');
      await userEvent.type(canvas.getByLabelText('Размер'), '{ArrowUp}');
      await expect(canvas.getByRole('checkbox')).toBeChecked();
      await expect(within(canvas.getByLabelText('Статус')).getAllByRole('option')).toHaveLength(1);
      await expect(canvas.getByLabelText('Описание')).toHaveValue('О чём говорили');
      await expect(act).not.toHaveBeenCalled();
    });
    await step('Меню, которое меняет, не открывается ни мышью, ни клавишами', async () => {
      const opener = canvas.getByRole('button', { name: 'В группу' });
      await userEvent.click(opener);
      opener.focus();
      await userEvent.keyboard('{Enter}{ArrowDown}');
      await expect(opener).toHaveAttribute('aria-expanded', 'false');
      await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    });
    await step('Нажатие говорит причину сразу', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Создать аудиторию' }));
      await expect(await screen.findByRole('tooltip')).toHaveTextContent(FOR_RESEARCHERS);
    });
    await step('Что доступно, работает', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Экспорт' }));
      await expect(act).toHaveBeenCalledTimes(1);
    });
    await step('Клавиша ничего не делает и говорит причину', async () => {
      await userEvent.keyboard('{F2}');
      await expect(act).toHaveBeenCalledTimes(1);
      await expect(onAsked.mock.calls).toEqual([[FOR_RESEARCHERS]]);
    });
  },
});

export const InMenu = meta.story({
  name: 'Строка меню: стрелка приводит и к недоступной',
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Ещё' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Скачать' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    const line = screen.getByRole('menuitem', { name: 'Удалить' });
    await expect(line).toHaveFocus();
    await expectBarred(line);
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Закрепить' }));
    await expect(act).not.toHaveBeenCalled();
    await expect(screen.getByRole('menu')).toBeVisible();
  },
});
