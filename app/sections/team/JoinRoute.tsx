import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { ownName } from '#src/domain/account/names/ownName.ts';
import { refused, type Outcome } from '#src/domain/core/outcome.ts';
import { JoinScreen } from '#src/features/team/JoinScreen.tsx';

import { PATHS } from '../../routing/paths.ts';
import { explain } from '../../shared/outcomes.ts';
import { NO_OWNER_LINK, PROBLEM_WORDS } from '../../shared/team/problems.ts';
import { hasServer, tokenIn } from '../../shared/team/server.ts';
import { useRecord } from '#store/queries.ts';
import { asShown, destinationOf, nameGiven, useInvitation } from './useInvitation.ts';
import { useOpenJoined } from './useOpenJoined.ts';

const NO_LINK =
  'Ссылка скопирована не целиком или больше не действует. Откройте её целиком или попросите у того, кто её прислал, новую.';

/** Where a link into a company leads: the person comes in, what the company holds is fetched, and it opens. */
export function JoinRoute() {
  const navigate = useNavigate();
  const openJoined = useOpenJoined();
  const profile = useRecord('profile', 'profile').data;
  // The address is left with the screen; the token must not stay in the history.
  const [token, setToken] = useState(() => tokenIn(window.location.hash));
  /** How many links came by the address: each has a screen of its own, without the refusal of the one before. */
  const [arrivals, setArrivals] = useState(0);
  // A new link that is pasted into the tab of an old one changes the address's last part alone: nothing is loaded again.
  useEffect(() => {
    const follow = () => {
      const next = tokenIn(window.location.hash);
      if (next === '') return;
      setToken(next);
      setArrivals((count) => count + 1);
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);

  const to = destinationOf(token, hasServer());
  const noLink = to === 'ownServer' ? NO_OWNER_LINK : NO_LINK;
  const { looked, isLooking, onSignOut } = useInvitation(to === 'noServer' ? '' : token);
  const join = async (personName: string): Promise<Outcome> => {
    const { joinByLink } = await import('#store/team/joinAndLeave.ts');
    const result = await joinByLink({ token, personName });
    if (result.kind === 'noLink') return refused(noLink);
    if (result.kind === 'failed') return refused(PROBLEM_WORDS[result.why]);
    return openJoined(result, 'Вы в команде', personName);
  };
  return (
    <JoinScreen
      key={arrivals}
      to={to}
      invitation={asShown(looked)}
      isLooking={isLooking}
      over={looked?.kind === 'none' ? noLink : undefined}
      formerOf={looked?.kind === 'former' ? looked.company : null}
      onSignOut={() => onSignOut().catch((error: unknown) => refused(explain(error)))}
      onOpen={() => void navigate(PATHS.research, { replace: true })}
      onLink={(link) => setToken(tokenIn(link))}
      name={ownName(profile) || nameGiven(looked)}
      onJoin={(name) => join(name).catch((error: unknown) => refused(explain(error)))}
    />
  );
}
