import type { ModelAsksFieldProps } from '#src/features/fieldwork/scenario/ModelAsksField.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ModelAsksFieldProps>({
  what: 'Задаёт ли модель уточняющие вопросы: выключено, пока не включил человек; без модели сказано почему.',
  whenNot: ['Модель самой компании: `ModelPart`.'],
  props: {
    model: 'Название модели, которая может спросить, или причина, почему её нет.',
    checked: 'Включено ли.',
    onChange: 'Включили или выключили.',
  },
});
