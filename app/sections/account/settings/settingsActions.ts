import { dateOf } from '#src/domain/core/format.ts';
import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';
import { duplicateScenario as duplicateScenarioOps, removeScenario } from '#src/domain/account/scenario/rules.ts';
import type { BotSettings, Channel, Scenario } from '#src/domain/account/settings.ts';
import {
  BOT_ID,
  changeChannel,
  saveBot,
  type BotForm,
  type ChannelAct,
  type ChannelView,
} from '#src/domain/account/settingsRules.ts';
import { asRead, fieldsOf } from '#src/domain/core/expectation.ts';
import { formatSize, KIND_ORDER, type WorkspacePreview } from '#src/domain/workspaceFile.ts';
import type { LongAction } from '#src/features/account/workspace/longAction.ts';
import type { Inspected } from '#src/features/account/workspace/useOpenWorkspace.ts';

import type { ArchiveError } from '#store/archive/ArchiveError.ts';
import type { Contents } from '#store/archive/readArchive.ts';
import { loadSample } from '#store/loadSample.ts';
import type { Store } from '#store/port.ts';
import { commitWithUndo } from '../../../shared/commitWithUndo.ts';
import { explain } from '../../../shared/outcomes.ts';
import { newId } from '../../../shared/newId.ts';
import { noteExport } from '../../../shared/out/noteExport.ts';

/* ── Settings ────────────────────────────────────────────────────────────────────────────────────────────────────── */

/**
 * Stores a channel's value and has it on, or switches it off.
 * @param stored the record that the person saw; null while there is none
 * @param channel how it was shown to them
 */
export async function actOnChannel(
  store: Store,
  stored: Channel | null,
  channel: ChannelView,
  act: ChannelAct,
  value: string,
): Promise<void> {
  await store.commit(changeChannel(stored !== null, channel, act, value), {
    expect: [asRead('channel', channel.id, stored, ['state', 'value', 'isSample'])],
  });
}

/**
 * Stores the bot's settings.
 * @param stored the record that the person saw; null while there is none
 */
export async function storeBot(store: Store, stored: BotSettings | null, form: BotForm): Promise<void> {
  await store.commit(saveBot(stored, form), { expect: [asRead('botSettings', BOT_ID, stored, fieldsOf(form))] });
}

/** Stores a copy of a scenario, a draft. */
export async function duplicateScenario(store: Store, scenario: Scenario): Promise<void> {
  await store.commit(duplicateScenarioOps(scenario, { newId }).ops);
}

/** Removes a scenario. Returns the way to take it back. */
export function deleteScenario(store: Store, { id }: Pick<Scenario, 'id'>): Promise<() => Promise<void>> {
  return commitWithUndo(store, removeScenario(id));
}

/* ── The workspace file ──────────────────────────────────────────────────────────────────────────────────────────── */

const loadArchive = () => import('#store/archive/workspaceFile.ts');

/** By name, not by class: the archive's code is loaded when first used. */
const isArchiveError = (error: unknown): error is ArchiveError =>
  error instanceof Error && error.name === 'ArchiveError';

const explainFile = (error: unknown): string => (isArchiveError(error) ? error.message : explain(error));

/** As {@link attempt}, with the archive's own reason for a file that it refuses. */
async function attemptFile(action: () => Promise<void>): Promise<Outcome> {
  try {
    await action();
    return DONE;
  } catch (error) {
    return refused(explainFile(error));
  }
}

/** Saved file, for the toast. */
export interface SavedFile {
  readonly name: string;
  /** In words: `12,4 МБ`. */
  readonly size: string;
  readonly missingFiles: number;
}

/** Makes the workspace file and hands it to the browser. Then calls `onSaved`. */
export function saveWorkspaceFile(
  store: Store,
  company: string,
  running: LongAction,
  onSaved: (saved: SavedFile) => void,
): Promise<Outcome> {
  return attemptFile(async () => {
    const [{ saveWorkspace }, { download, fileName }] = await Promise.all([
      loadArchive(),
      import('../../../shared/download.ts'),
    ]);
    const now = new Date();
    const { blob, missingFiles } = await saveWorkspace(store, now, running);
    const name = fileName('Ориентир', company, dateOf(now), 'zip');
    download(blob, name);
    noteExport(store, 'workspace', 'zip');
    onSaved({ name, size: formatSize(blob.size), missingFiles });
  });
}

async function previewOf(store: Store, { manifest, living, unreadable }: Contents): Promise<WorkspacePreview> {
  const { company, files } = manifest;
  const there = company.id === store.companyId ? undefined : await store.get('company', company.id);
  return {
    companyName: company.name,
    savedAt: manifest.createdAt,
    counts: KIND_ORDER.flatMap((kind) => {
      const count = living[kind] ?? 0;
      // Texts are those of materials, and every file holds its one company.
      return count === 0 || kind === 'materialText' || kind === 'company' ? [] : [{ kind, count }];
    }),
    files: { count: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) },
    unreadable,
    missingFiles: manifest.missingFiles,
    secretsLeftOut: manifest.secrets.length > 0,
    place: company.id === store.companyId ? 'open' : there && there.deletedAt === null ? 'elsewhere' : 'new',
  };
}

/** Checks a workspace file and tells what is in it. Changes nothing. */
export async function inspectWorkspaceFile(store: Store, file: File, running: LongAction): Promise<Inspected> {
  try {
    const { workerEngine } = await import('#store/archive/engine.ts');
    return { ok: true, preview: await previewOf(store, await workerEngine.inspect(file, running)) };
  } catch (error) {
    return { ok: false, message: explainFile(error) };
  }
}

/** Opens a workspace file. Then calls `onOpened` with the file's company, which is the one to open now. */
export function openWorkspaceFile(
  store: Store,
  file: File,
  mode: 'replace' | 'merge',
  running: LongAction,
  onOpened: (company: { readonly id: string; readonly name: string }) => void,
): Promise<Outcome> {
  return attemptFile(async () => {
    const { openWorkspace } = await loadArchive();
    onOpened(await openWorkspace(store, file, mode, running));
  });
}

/** Puts the sample data back (R3). */
export async function resetWorkspace(store: Store): Promise<void> {
  const { resetToSample } = await import('#store/seed.ts');
  await resetToSample(store, loadSample);
}
