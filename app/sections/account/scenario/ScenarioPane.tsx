import { useNavigate } from 'react-router-dom';

import { ACCOUNT_ADDRESS, SCENARIO_URL } from '../url.ts';
import { accountHref, scenarioHref } from '../../../routing/hrefs.ts';
import { useCanonicalAddress, type ScreenAddress } from '../../../shared/canonicalAddress.ts';
import { ScenarioWriting } from '../../../shared/asking/scenario/ScenarioWriting.tsx';

const ADDRESS: ScreenAddress = { codecs: [ACCOUNT_ADDRESS, SCENARIO_URL] };

export interface ScenarioPaneProps {
  /** The scenario that is written; null: a new one. */
  id: string | null;
}

/** A scenario that is written, in the account's settings. */
export function ScenarioPane({ id }: ScenarioPaneProps) {
  useCanonicalAddress(ADDRESS);
  const navigate = useNavigate();
  return (
    <ScenarioWriting
      id={id}
      back={{ label: 'Сценарии', href: accountHref('settings') }}
      onMade={(made) => {
        if (made !== id) void navigate(scenarioHref(made), { replace: true });
      }}
    />
  );
}
