import { expect, fn, within } from 'storybook/test';

/** Told the reason when a key asks for what the role does not allow; in the app a toast says it. */
export const onAsked = fn<(reason: string) => void>();

/** A story as a viewer of a shared company finds it. */
export const AS_VIEWER = { role: 'Viewer' };

/** A story as a researcher of a shared company finds it. */
export const AS_RESEARCHER = { role: 'Researcher' };

/** A story as somebody finds it whose access to a shared company has ended, with its records gone from the device. */
export const AS_OUT = { role: 'Out' };

/** Why a viewer may not do the work. */
export const FOR_RESEARCHERS = 'Только для исследователей и выше: вы наблюдатель';

/** Why somebody whose access has ended may not do what every member may. */
export const FOR_MEMBERS = 'Вас больше нет в этой компании: писать в ней и выгружать из неё ничего нельзя';

/** Why a researcher may not run the company. */
export const FOR_ADMINS = 'Только для администраторов и владельца: вы исследователь';

/** The control is there, takes the focus, cannot be used, and says why. */
export async function expectBarred(control: HTMLElement, reason = FOR_RESEARCHERS): Promise<void> {
  await expect(control).toHaveAccessibleDescription(expect.stringContaining(reason));
  await expect(control).toHaveAttribute('data-tooltip', reason);
  await expect(control).not.toHaveAttribute('disabled');
  const field = control.matches('textarea, input:not([type=checkbox])');
  await expect(control).toHaveAttribute(field ? 'readonly' : 'aria-disabled');
}

/** All of them are there, and none can be used. */
export async function expectAllBarred(controls: readonly HTMLElement[], reason = FOR_RESEARCHERS): Promise<void> {
  await expect(controls.length).toBeGreaterThan(0);
  for (const control of controls) await expectBarred(control, reason);
}

/**
 * A play: what a role does not allow is there, takes the focus, does nothing and says why; the rest is as ever.
 * @param barred how the names of what is unavailable begin, one at least each
 * @param free how the names of what stays begin
 */
export const finds =
  (barred: readonly string[], free: readonly string[], reason = FOR_RESEARCHERS) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
    // A dialog lies beside the story.
    const page = within(canvasElement.ownerDocument.body);
    const controls = (name: string) => page.findAllByRole('button', { name: new RegExp(`^${name}`) });
    for (const name of barred) await expectAllBarred(await controls(name), reason);
    for (const name of free) {
      for (const control of await controls(name)) await expect(control).not.toHaveAttribute('data-barred');
    }
  };
