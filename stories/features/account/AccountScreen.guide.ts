import type { AccountScreenProps } from '#src/features/account/AccountScreen.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<AccountScreenProps>({
  what: 'Личный кабинет: кто это, шесть разделов и открытый из них.',
  example: 'Full',
  whenNot: ['Настройки одного экрана: им место на нём.'],
  keys: [
    ['Tab', 'по разделам и в открытый'],
    ['Enter', 'открывает раздел; у каждого свой адрес'],
  ],
  props: {
    unknownSection: 'Текст адреса, который не называет раздела; `null` — называет.',
    children: 'Открытый раздел; его заголовки — со второго уровня.',
  },
});
