import type { AvatarFieldProps } from '#src/features/account/AvatarField.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<AvatarFieldProps>({
  what: 'Портрет человека: инициалы, пока его не выбрали.',
  example: 'Initials',
  whenNot: ['Показать портрет: `Avatar`.', 'Файлы материалов: `FileDrop`.'],
  speech: ['Группа «Фото профиля»; отказ называет файл и причину.'],
  props: {
    name: 'Чей портрет; даёт инициалы.',
    picture: 'Адрес портрета.',
    hasPicture: 'Есть ли что убрать.',
    onPick: 'Проверяет, уменьшает и хранит картинку.',
    onRemove: 'Убирает портрет.',
  },
});
