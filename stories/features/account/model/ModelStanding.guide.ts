import type { ModelStandingProps } from '#src/features/account/model/ModelStanding.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ModelStandingProps>({
  what: 'Чья модель у компании, отвечает ли она, что умеет и сколько потрачено за месяц.',
  example: 'Own',
  whenNot: ['Задать свою модель: `OwnModelForm`.'],
  props: { state: 'Как сервер рассказывает о модели; ключа в нём нет.' },
});
