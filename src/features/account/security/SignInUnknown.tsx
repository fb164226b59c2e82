import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';

/**
 * Reason why the sign-in method is unknown: the request is running, the server does not answer, it does not know this browser.
 */
export type SignInUnknownWhy = 'loading' | 'offline' | 'signedOut';

export interface SignInUnknownProps {
  /** Why it is not known. */
  why: SignInUnknownWhy;
  /** Where one signs in. */
  loginHref: string;
  /** Asks the server again. */
  onRetry: () => void;
}

/** An entry of the security card in place of what the server knows: nothing is said there that may be untrue. */
export function SignInUnknown({ why, loginHref, onRetry }: SignInUnknownProps) {
  return (
    <li>
      <h3>Как вы&nbsp;входите</h3>
      {why === 'loading' ? (
        <output>
          <VisuallyHidden>Узнаём у&nbsp;сервера…</VisuallyHidden>
          <Skeleton height={160} />
        </output>
      ) : null}
      {why === 'offline' ? (
        <ErrorState
          title="Нет связи с&nbsp;сервером"
          message="Пароль, второй фактор и&nbsp;устройства, на&nbsp;которых вы&nbsp;вошли, знает он."
          onRetry={onRetry}
        />
      ) : null}
      {why === 'signedOut' ? (
        <p>
          Сервер не&nbsp;узнаёт этот браузер. <Link href={loginHref}>Войти</Link>
        </p>
      ) : null}
    </li>
  );
}
