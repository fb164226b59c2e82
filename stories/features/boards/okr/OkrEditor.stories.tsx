import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { OkrEditor, type OkrEditorProps } from '#src/features/boards/okr/OkrEditor.tsx';

/** Keeps what is typed, as the card does. */
function Demo(props: OkrEditorProps) {
  const [value, setValue] = useState(props.value);
  return (
    <OkrEditor
      value={value}
      onChange={(next, problem) => {
        props.onChange(next, problem);
        setValue(next);
      }}
    />
  );
}

const meta = preview.meta({
  id: 'features-boards-okr-okreditor',
  title: 'Разделы/Видение и стратегия/Правка целей и результатов · OkrEditor',
  component: OkrEditor,
  args: { value: '', onChange: fn() },
  render: (args) => <Demo {...args} />,
});

export const Empty = meta.story({
  name: 'Пустая: цель и результат пишут с начала',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Чего хотим достичь' }), 'Расти');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.stringContaining('Расти'), undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить цель' }));
    await expect(canvas.getAllByRole('textbox', { name: 'Чего хотим достичь' })[1]).toHaveFocus();
  },
});
