import type { MessageFieldProps } from '#src/features/chat/MessageField.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<MessageFieldProps>({
  what: 'Где человек пишет ассистенту; растёт с текстом, но не на весь экран.',
  example: 'Keys',
  whenNot: ['Поле формы: `TextArea`, Enter в нём — новая строка.'],
  keys: [
    ['Enter', 'отправляет; пустое и из одних пробелов — нет'],
    ['Shift + Enter', 'новая строка'],
  ],
  props: {
    value: 'Текст; хранит его родитель.',
    onChange: 'Зовётся на каждую клавишу.',
    onSend: 'Зовётся с текстом: «Отправить» или Enter.',
    disabled: 'Ассистент печатает: текст цел, фокус вернётся.',
    busy: 'Сообщение записывается.',
    error: 'Почему прошлое не ушло; пусто — ушло.',
    ref: 'Поле, для фокуса.',
  },
});
