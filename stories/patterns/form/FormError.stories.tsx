import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { FormError } from '#src/patterns/form/FormError.tsx';
import { fits } from '#stories/checks.ts';

const meta = preview.meta({
  id: 'patterns-form-formerror',
  title: 'Приёмы/Ошибка формы · FormError',
  component: FormError,
  args: { message: 'Исследование не сохранилось: на диске не осталось места. Освободите его и попробуйте ещё раз.' },
});

export const Shown = meta.story({
  name: 'Говорит, что случилось и что делать',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('попробуйте ещё раз');
  },
});

export const Empty = meta.story({
  name: 'Пока всё в порядке, ничего не рисует',
  args: { message: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

export const Lines = meta.story({
  name: 'Несколько причин, каждая с новой строки',
  args: {
    message:
      'Два файла не взяты:\n«Запись встречи.avi» — такой тип не поддерживается;\n«Пустая расшифровка.txt» — файл пустой.',
  },
});

export const Mobile = meta.story({
  name: 'Длинное слово не раздвигает страницу телефона',
  args: {
    message: `Не удалось прочитать файл «${'расшифровка_интервью_'.repeat(4)}.docx»: он повреждён. Сохраните его заново и выберите ещё раз.`,
  },
  globals: { viewport: { value: 'mobile' } },
  play: () => fits(),
});
