import { useEffect, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { MessageField, type MessageFieldProps } from '#src/features/chat/MessageField.tsx';

/** Event that a test sends when the bot has replied. */
const REPLIED = 'bot-replied';

/** Keeps the draft, as the parent does; after a message the bot types until the test stops it. */
function Demo(props: MessageFieldProps) {
  const [value, setValue] = useState(props.value);
  const [off, setOff] = useState(props.disabled ?? false);
  useEffect(() => {
    const stop = () => setOff(false);
    window.addEventListener(REPLIED, stop);
    return () => window.removeEventListener(REPLIED, stop);
  }, []);
  return (
    <MessageField
      {...props}
      value={value}
      disabled={off}
      onChange={(text) => {
        props.onChange(text);
        setValue(text);
      }}
      onSend={(text) => {
        props.onSend(text);
        setOff(true);
      }}
    />
  );
}

const meta = preview.meta({
  id: 'features-chat-messagefield',
  title: 'Разделы/Ассистент/Поле сообщения · MessageField',
  component: MessageField,
  parameters: {
    docs: { description: { component: 'Где человек пишет ассистенту; растёт с текстом, но не на весь экран.' } },
  },
  args: { value: '', onChange: fn(), onSend: fn() },
  render: (args) => <Demo {...args} />,
});

export const Empty = meta.story({
  name: 'Пустое и из одних пробелов не отправить',
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByPlaceholderText('Введите ваш ответ...');
    const send = canvas.getByRole('button', { name: 'Отправить' });
    await expect(send).toBeDisabled();
    await step('Пробелы', async () => {
      await userEvent.type(field, '   ');
      await expect(send).toBeDisabled();
      await userEvent.keyboard('{Enter}');
      await expect(args.onSend).not.toHaveBeenCalled();
      await expect(field).toHaveValue('   ');
    });
  },
});

export const Keys = meta.story({
  name: 'Enter отправляет, Shift+Enter — новая строка; пока бот печатает, закрыто, потом фокус возвращается',
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Сообщение' });
    await userEvent.type(field, 'первая{Shift>}{Enter}{/Shift}вторая');
    await expect(field).toHaveValue('первая\nвторая');
    await expect(args.onSend).not.toHaveBeenCalled();
    await step('Enter', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onSend).toHaveBeenCalledWith('первая\nвторая');
      await expect(args.onSend).toHaveBeenCalledTimes(1);
    });
    await step('Закрыто, текст на месте, фокус возвращается', async () => {
      await waitFor(() => expect(field).toBeDisabled());
      await expect(field).toHaveValue('первая\nвторая');
      window.dispatchEvent(new Event(REPLIED));
      await waitFor(() => expect(field).toHaveFocus());
      await expect(field).toBeEnabled();
    });
  },
});

export const Long = meta.story({
  name: 'Растёт с текстом, но не на весь экран',
  args: { value: 'Строка ответа\n'.repeat(40) },
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('textbox').getBoundingClientRect();
    await expect(height).toBeGreaterThan(100);
    await expect(height).toBeLessThanOrEqual(window.innerHeight * 0.34 + 1);
  },
});

export const Typing = meta.story({ name: 'Бот печатает', args: { value: 'Начатый ответ', disabled: true } });

export const Failed = meta.story({
  name: 'Не отправилось',
  args: { value: 'Наш ответ', error: 'Места в браузере не хватает: освободите его и отправьте ещё раз.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Места в браузере не хватает');
    await expect(canvas.getByRole('textbox')).toHaveValue('Наш ответ');
    await expect(canvas.getByRole('button', { name: 'Отправить' })).toBeEnabled();
  },
});

export const Mobile = meta.story({
  name: 'На телефоне',
  args: { value: 'Продакт-менеджеры и методисты онлайн-школ' },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Отправить' }).getBoundingClientRect();
    await expect(Math.min(button.width, button.height)).toBeGreaterThanOrEqual(44);
  },
});
