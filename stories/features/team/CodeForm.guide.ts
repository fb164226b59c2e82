import type { CodeFormProps } from '#src/features/team/CodeForm.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<CodeFormProps>({
  what: 'Второй шаг входа: код из приложения или запасной.',
  whenNot: ['Первый код при включении защиты: `TwoFactorDialog`.'],
  props: { onCode: 'Даёт код; второе — запасной ли он.' },
});
