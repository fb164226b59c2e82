import type { NeedsScopeProps } from '#src/ui/context/NeedsScope.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<NeedsScopeProps>({
  what: 'Говорит один раз, какая роль нужна всем полям и кнопкам внутри.',
  example: 'Researcher',
  when: ['Форма или раздел, который целиком меняют только некоторые: настройки канала, плательщик, люди компании.'],
  whenNot: ['Одна-две кнопки среди чтения: их собственный `needs`.', 'Диалог-форма: `FormDialog` говорит это сам.'],
  anatomy: [
    {
      part: 'Содержимое',
      sense: 'каждый элемент без своего `needs` берёт общий; `needs={null}` оставляет элемент доступным всем.',
      at: '#storybook-root > * > *',
    },
  ],
  keys: 'Клавиш не слышит: их слышат элементы внутри.',
  speech: ['Молчит: причину говорит каждый элемент внутри.'],
  props: {
    needs: 'Какая роль нужна; `null` снимает сказанное снаружи.',
    children: 'Часть экрана.',
  },
  code: `import { NeedsScope } from '#src/ui/context/NeedsScope.tsx';

<NeedsScope needs="Admin">
  <ChannelForm channel={channel} onSave={onSave} />
</NeedsScope>`,
});
