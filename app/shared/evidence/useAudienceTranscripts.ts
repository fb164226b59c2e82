import { useMemo } from 'react';

import type { Material } from '#src/domain/research/research.ts';

import { useAll } from '#store/queries.ts';

/** Said in place of a model's button where there are none. */
export const NO_TRANSCRIPTS =
  'Модель предлагает по словам людей, а завершённых исследований этой аудитории с текстом разговора пока нет.';

/** Texts of the finished studies that asked an audience; null while they are read. */
export function useAudienceTranscripts(audienceId: string): readonly Material[] | null {
  const studies = useAll('research').data?.items;
  const materials = useAll('material').data?.items;
  return useMemo(() => {
    if (!studies || !materials) return null;
    const finished = new Set(
      studies.flatMap((one) => (one.status === 'completed' && one.audienceId === audienceId ? [one.id] : [])),
    );
    return materials.filter(({ researchId, state }) => state === 'text' && finished.has(researchId));
  }, [studies, materials, audienceId]);
}
