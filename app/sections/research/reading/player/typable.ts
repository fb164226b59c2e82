import { materialKind } from '#src/domain/core/attachment/fileKind.ts';
import type { Loadable } from '#src/domain/core/loadable.ts';
import { living } from '#src/domain/core/record.ts';
import { isRecording } from '#src/domain/research/materials.ts';
import { RESEARCH_SETTINGS_ID } from '#src/domain/research/privacy/settings.ts';
import { TYPED_LENGTH } from '#src/domain/research/layouts/typedText.ts';
import type { Material } from '#src/domain/research/research.ts';

import { useRecord } from '#store/queries.ts';

/**
 * Tells whether a material's text can be typed: of a recording, and of a file that was read and is not too long. Where names
 * are hidden none is corrected: it would be shown as it is stored.
 */
export function useCanType(): (material: Material, text: Loadable<string>) => boolean {
  const { data, isSuccess } = useRecord('researchSettings', RESEARCH_SETTINGS_ID);
  const isNamed = isSuccess && living(data)?.hidesNames !== true;
  return (material, text) => {
    if (isRecording(material)) return true;
    if (!isNamed || material.state !== 'text' || materialKind(material.name, material.mime) === null) return false;
    return text.state === 'ready' && text.value.length <= TYPED_LENGTH;
  };
}
