import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/field/TextField.tsx';
import { NeedsScope } from '#src/ui/context/NeedsScope.tsx';
import { Row } from '#src/ui/Row.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { AS_RESEARCHER, AS_VIEWER, expectBarred, FOR_ADMINS } from '#stories/rights.ts';

const onSave = fn();
const onCopy = fn();

const meta = preview.meta({
  id: 'ui-context-needsscope',
  title: 'Элементы/Для кого эта часть · NeedsScope (права)',
  component: NeedsScope,
  args: {
    needs: 'Admin' as const,
    children: (
      <Stack gap={4}>
        <TextField label="Название бота" defaultValue="Ориентир" />
        <Row gap={2}>
          <Button variant="primary" onClick={onSave}>
            Сохранить
          </Button>
          <Button needs={null} onClick={onCopy}>
            Скопировать
          </Button>
        </Row>
      </Stack>
    ),
  },
});

export const Owner = meta.story({
  name: 'Владелец: всё доступно',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Название бота'), '!');
    await expect(canvas.getByLabelText('Название бота')).toHaveValue('Ориентир!');
  },
});

export const Researcher = meta.story({
  name: 'Исследователь: сказано один раз для всей части',
  globals: AS_RESEARCHER,
  play: async ({ canvas, userEvent }) => {
    await expectBarred(canvas.getByLabelText('Название бота'), FOR_ADMINS);
    await expectBarred(canvas.getByRole('button', { name: 'Сохранить' }), FOR_ADMINS);
    onCopy.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Скопировать' }));
    await expect(onCopy).toHaveBeenCalledTimes(1);
  },
});

export const Lifted = meta.story({
  name: 'Снято: доступно и наблюдателю',
  globals: AS_VIEWER,
  args: { needs: null },
  play: async ({ canvas, userEvent }) => {
    onSave.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    await expect(onSave).toHaveBeenCalledTimes(1);
  },
});
