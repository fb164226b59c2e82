import type { ComponentType, ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

// Loaded with the stories' own modules, not in the middle of a story: there a development server needs longer than a person
// waits.
import '#app/sections/audiences/AudiencesRoute.tsx';
import '#app/sections/chat/ChatRoute.tsx';
import '#app/sections/experiments/ExperimentsRoute.tsx';
import '#app/sections/tactics/TacticsRoute.tsx';
import '#app/sections/onboarding/OnboardingRoute.tsx';
import '#app/sections/account/AccountRoute.tsx';
import '#app/sections/boards/VisionRoute.tsx';
import '#src/features/experiments/backlog/BacklogHypothesis.tsx';
import '#src/features/experiments/DetailsDialog.tsx';
import '#src/features/experiments/ExperimentDialogs.tsx';
import '#src/features/experiments/LaunchDialog.tsx';
import '#src/patterns/CanvasDialog.tsx';
import { createMemoryStore } from '#store/memory.ts';
import { createMemoryBacking, type MemoryBacking } from '#store/memory/backing.ts';
import type { LoadedRecord, Store } from '#store/port.ts';
import { sampleRecords } from '#store/seed.ts';
import { sampleWorkspace } from '#src/samples/workspace.ts';

/** Moment of every record that a flow makes. */
const NOW = new Date('2026-11-21T09:00:00.000Z');

/** Storage that the companies of one story share, as in one browser. */
let backing: MemoryBacking | null = null;

/** A new browser with nothing in it: called before each story, so that it can be played again. */
export function newBrowser(): () => void {
  backing = null;
  // The chosen company outlives the page, so it would outlive the story, too.
  return () => localStorage.removeItem('company');
}

/** Opens companies in the story's browser; the first one finds the sample there, and what is given besides. */
export const openSample =
  (besides: readonly LoadedRecord[] = []) =>
  async (companyId: string): Promise<Store> => {
    if (backing) return createMemoryStore({ companyId, now: () => NOW, backing });
    backing = createMemoryBacking();
    const records = [...sampleRecords(sampleWorkspace), ...besides];
    return createMemoryStore({ companyId, now: () => NOW, backing, records });
  };

/** A router whose address stays in memory and begins here. */
export const startingAt = (address: string): ComponentType<{ children: ReactNode }> =>
  function Router({ children }: { children: ReactNode }) {
    return (
      <MemoryRouter initialEntries={[address]} useTransitions={false}>
        {children}
      </MemoryRouter>
    );
  };

/** The heading of a list says how many it holds. */
export const listed = (name: string, count: number) => screen.findByRole('heading', { name: `${name} (${count})` });

/** Presses the first button of this name; inside a dialog when one is given. */
export async function press(name: string | RegExp, inside?: HTMLElement): Promise<void> {
  const [button] = await (inside ? within(inside) : screen).findAllByRole('button', { name });
  await userEvent.click(button as HTMLElement);
}

/** The dialog of this name, once it is there. */
export const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name });

/** The dialog went away: what was asked for has happened. */
export const gone = (box: HTMLElement) => waitFor(() => expect(box).not.toBeInTheDocument());

/** Replaces the text of a field. */
export async function fill(label: RegExp, text: string, inside: HTMLElement = document.body): Promise<void> {
  const field = await within(inside).findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
}

/** Follows a link of the navigation to another screen. */
export async function goTo(name: string): Promise<void> {
  const [link] = await screen.findAllByRole('link', { name });
  await userEvent.click(link as HTMLElement);
}

/** Makes the experiment that the open canvas offers, under a name of its own. */
export async function createOnCanvas(name: string): Promise<void> {
  const canvas = await dialog('MVP Experiment Canvas');
  await fill(/^Название эксперимента/, name, canvas);
  await press('Создать эксперимент', canvas);
  await gone(canvas);
}
