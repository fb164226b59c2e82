import type { EditedForm } from '../../../domain/core/editedForm.ts';
import type { ChannelId } from '../../../domain/account/settings.ts';
import type { BotForm } from '../../../domain/account/settingsRules.ts';

export interface ChannelForm {
  readonly value: string;
}

/** Typed and unstored text of «Настройки», by form. */
export type SettingsDrafts = Readonly<
  Partial<Record<`channel:${ChannelId}`, EditedForm<ChannelForm>> & Record<'bot', EditedForm<BotForm>>>
>;

/** Keeps a form's draft, or with undefined forgets it. */
export type KeepSettingsDraft = <F extends keyof SettingsDrafts>(form: F, draft: SettingsDrafts[F] | undefined) => void;
