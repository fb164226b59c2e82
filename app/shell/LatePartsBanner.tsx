import { StatusBanner } from '#src/features/shell/StatusBanner.tsx';
import { useLateParts } from '#src/ui/context/lateParts.ts';

/** Says why something that was asked for is not there: its code was never fetched, and there is no network to bring it. */
export function LatePartsBanner() {
  if (!useLateParts()) return null;
  return (
    <StatusBanner
      title="Нет связи"
      description="Часть этого экрана ещё не загружена. Она откроется, как только связь вернётся."
    />
  );
}
