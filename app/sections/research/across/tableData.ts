import { useMemo } from 'react';

import { failed, LOADING, ready, type Loadable } from '#src/domain/core/loadable.ts';
import { living } from '#src/domain/core/record.ts';
import { RESEARCH_SETTINGS_ID } from '#src/domain/research/privacy/settings.ts';
import type { CodeTableSources } from '#src/features/research/across/useCodeTable.ts';

import { storeMessageText } from '#store/messages.ts';
import { useAll, useRecord } from '#store/queries.ts';

/** Returns the sources of the table and the groups. The same object while no record of it changed. */
export function useCodeTableSources(): Loadable<CodeTableSources> {
  const codes = useAll('code');
  const marks = useAll('mark');
  const studies = useAll('research');
  const materials = useAll('material');
  const participants = useAll('participant');
  const settings = useRecord('researchSettings', RESEARCH_SETTINGS_ID);
  const error = codes.error ?? marks.error ?? studies.error ?? materials.error ?? participants.error ?? settings.error;
  return useMemo(() => {
    const isRead = codes.data && marks.data && studies.data && materials.data && participants.data;
    if (!isRead || settings.data === undefined) return error ? failed(storeMessageText(error)) : LOADING;
    return ready({
      codes: codes.data.items,
      marks: marks.data.items,
      studies: studies.data.items,
      materials: new Map(materials.data.items.map((one) => [one.id, one])),
      participants: new Map(participants.data.items.map((one) => [one.id, one])),
      hidesNames: living(settings.data)?.hidesNames ?? false,
    });
  }, [codes.data, marks.data, studies.data, materials.data, participants.data, settings.data, error]);
}
