import type { ActionLinkProps } from '#src/features/account/ActionLink.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ActionLinkProps>({
  what: 'Главное действие раздела, которое ведёт в другое место: выглядит кнопкой, а это ссылка.',
  when: ['Действие уводит на другой экран или в почту: «Добавить компанию», «Открыть в почте».'],
  whenNot: ['Меняет данные здесь: `Button`.', 'Ссылка в тексте: `Link`.'],
  keys: [['Enter', 'идёт по адресу']],
  props: { href: 'Адрес.', ref: 'Сам элемент, для фокуса.', icon: 'Значок перед текстом, 18 px; не читается.' },
});
