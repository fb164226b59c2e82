import { Component, type ReactNode } from 'react';

import { counted } from '#src/domain/core/format.ts';
import { CrashScreen } from '#src/features/shell/CrashScreen.tsx';

import { PATHS } from '../routing/paths.ts';
import { attemptWithToast } from '../shared/outcomes.ts';
import { showToast } from '../shared/toast.ts';
import type { Store } from '#store/port.ts';
import { StoreContext } from '#store/StoreContext.ts';

interface CrashBoundaryProps {
  children: ReactNode;
}

/** Catches what a screen throws, so that the shell stays, and leaves a way back and a way to save the data (R16). */
export class CrashBoundary extends Component<CrashBoundaryProps, { error: unknown }> {
  static override contextType = StoreContext;
  declare context: Store | null;
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('unknown') };
  }

  private async save(store: Store): Promise<void> {
    const { saveRescue } = await import('./saveRescue.ts');
    const { name, size, missingFiles } = await saveRescue(store, new Date());
    const lost = missingFiles > 0 ? ` Без ${counted(missingFiles, ['файла', 'файлов', 'файлов'])} материалов.` : '';
    await showToast({
      tone: 'success',
      title: 'Данные сохранены в файл',
      description: `${name}, ${size}.${lost} Открыть его можно в «Профиль» → «Настройки» → «Открыть из файла».`,
    });
  }

  override render() {
    const { error } = this.state as { error: unknown };
    if (error === null) return this.props.children;
    return (
      <CrashScreen
        detail={error instanceof Error ? `${error.name}: ${error.message}` : String(error)}
        onHome={() => window.location.assign(PATHS.research)}
        onRetry={() => this.setState({ error: null })}
        onSaveData={async () => {
          const store = this.context;
          if (store) await attemptWithToast('Данные не сохранились в файл', () => this.save(store));
        }}
      />
    );
  }
}
