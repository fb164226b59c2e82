import { Component, type ReactNode } from 'react';

import { CrashScreen } from '#src/features/shell/CrashScreen.tsx';

import { PATHS } from './paths.ts';
import { attemptWithToast } from './actions/outcomes.ts';
import { saveRecords } from './workspace/backup.ts';
import type { Store } from './workspace/port.ts';
import { StoreContext } from './workspace/StoreContext.ts';

interface CrashBoundaryProps {
  children: ReactNode;
}

/** Catches what a screen throws, so that the shell stays, and leaves a way back and a way to save the data (decision 30). */
export class CrashBoundary extends Component<CrashBoundaryProps, { error: unknown }> {
  static override contextType = StoreContext;
  declare context: Store | null;
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('unknown') };
  }

  private async save(): Promise<void> {
    if (this.context) await saveRecords(this.context, new Date());
  }

  override render() {
    const { error } = this.state as { error: unknown };
    if (error === null) return this.props.children;
    return (
      <CrashScreen
        detail={error instanceof Error ? `${error.name}: ${error.message}` : String(error)}
        onHome={() => window.location.assign(PATHS.research)}
        onRetry={() => this.setState({ error: null })}
        onSaveData={() => void attemptWithToast('Данные не сохранились в файл', () => this.save())}
      />
    );
  }
}
