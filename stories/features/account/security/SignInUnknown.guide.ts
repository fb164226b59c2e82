import type { SignInUnknownProps } from '#src/features/account/security/SignInUnknown.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<SignInUnknownProps>({
  what: 'Строка «Безопасности», пока сервер не сказал, как человек входит: о втором факторе не утверждается ничего.',
  whenNot: ['Сервер сказал: `SignInSecurity`.', 'Входить некуда: отметка профиля в `SecurityCard`.'],
  props: {
    why: 'Почему не известно: спрашиваем, нет связи, сервер не узнаёт браузер.',
    loginHref: 'Где входят.',
    onRetry: 'Спрашивает ещё раз.',
  },
});
