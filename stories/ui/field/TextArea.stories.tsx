import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { TextArea } from '#src/ui/field/TextArea.tsx';

const meta = preview.meta({
  id: 'ui-field-textarea',
  title: 'Элементы/Многострочное поле · TextArea',
  component: TextArea,
  args: { label: 'Что узнали' },
});

export const Empty = meta.story({
  name: 'Пустое, растёт с текстом',
  args: { placeholder: 'Коротко, словами людей' },
  play: async ({ canvas, userEvent, step }) => {
    const area = canvas.getByRole('textbox', { name: 'Что узнали' });
    const before = area.getBoundingClientRect().height;
    await step('Шесть строк выше трёх', async () => {
      await userEvent.type(area, 'раз{Enter}два{Enter}три{Enter}четыре{Enter}пять{Enter}шесть');
      await expect(area.getBoundingClientRect().height).toBeGreaterThan(before + 40);
    });
  },
});
export const TwoRows = meta.story({ name: 'Две строки', args: { rows: 2, hint: 'До 500 знаков' } });
export const Invalid = meta.story({
  name: 'С ошибкой',
  args: { required: true, error: 'Напишите хотя бы один вывод' },
});
export const Disabled = meta.story({
  name: 'Недоступно',
  args: { disabled: true, defaultValue: 'Эксперимент в процессе выполнения...' },
});
export const Long = meta.story({
  name: 'Длинный текст на телефоне',
  args: {
    defaultValue:
      'Пользователи откладывают первое интервью, потому что не знают, о чём спрашивать. Готовый список вопросов снимает страх, но только если его можно поправить под свой продукт: чужие вопросы люди пролистывают и закрывают вкладку.',
  },
  globals: { viewport: { value: 'mobile' } },
});
export const MobileEmpty = meta.story({
  name: 'Пустое на телефоне держит три строки',
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox').getBoundingClientRect().height).toBeGreaterThanOrEqual(3 * 22);
  },
});
