import { Plus } from 'lucide-react';
import { styled } from 'styled-components';

import { NBSP } from '../../../domain/core/format.ts';
import type { Loadable } from '../../../domain/core/loadable.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import type { Scenario } from '../../../domain/account/settings.ts';
import type { BotForm, ChannelView } from '../../../domain/account/settingsRules.ts';
import { HidingSwitch } from '../../../patterns/HidingSwitch.tsx';
import { NeedsScope } from '../../../ui/context/NeedsScope.tsx';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { ModelPart, type ModelPartProps } from '../model/ModelPart.tsx';
import { BotSettingsForm } from './BotSettingsForm.tsx';
import { KeptAnswers } from './KeptAnswers.tsx';
import { NamesSeen, type NamesSeenBy } from './NamesSeen.tsx';
import { ScenarioList, type ScenarioListProps } from './ScenarioList.tsx';
import type { KeepSettingsDraft, SettingsDrafts } from './settingsDrafts.ts';
import { WorkspaceData, type WorkspaceDataProps } from '../workspace/WorkspaceData.tsx';
import { ChannelGrid, type ChannelGridProps } from './ChannelGrid.tsx';
import { SettingsPart } from './SettingsPart.tsx';
import { spaces, widths } from '../../../theme/tokens.ts';
import { useOver } from '../../../ui/context/rights.ts';
import { useSharedCompany } from '../../../ui/context/SharedCompany.ts';

/** Choices with a text to each: no wider than one reads. */
const OfLaw = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[4]}px;
  max-width: ${widths.reading};
  margin-block-start: ${spaces[4]}px;
`;

/** Data of a company that the section shows. */
export interface Settings {
  /** All four, in their order. */
  readonly channels: readonly ChannelView[];
  readonly bot: BotForm;
  /** In the order in which they are shown. */
  readonly scenarios: readonly Scenario[];
  /** Stored settings that cannot be read; they are set aside. */
  readonly broken: number;
}

export interface SettingsSectionProps {
  /** The settings, pending or failed. */
  settings: Loadable<Settings>;
  /** Loads again after a failure. */
  onRetry: () => void;
  /** See {@link ChannelGridProps}. */
  onChannelAct: ChannelGridProps['onAct'];
  /** See {@link ChannelGridProps}. */
  onCopy: ChannelGridProps['onCopy'];
  /** Stores the bot's settings. */
  onSaveBot: (form: BotForm) => Promise<Outcome>;
  /** How long the talks by each scenario took that came to their end, by its id; not given for none. */
  lengths?: ScenarioListProps['lengths'];
  /** A new scenario is to be written. */
  onCreateScenario: () => void;
  /** The scenario is to be changed. */
  onEditScenario: (scenario: Scenario) => void;
  /** A copy of the scenario is wanted. */
  onDuplicateScenario: (scenario: Scenario) => void;
  /** The scenario is to become active, or a draft again. */
  onScenarioStatusChange: (scenario: Scenario, status: Scenario['status']) => void;
  /** The scenario is to go. */
  onDeleteScenario: (scenario: Scenario) => void;
  /** Typed text from before the section was left. */
  drafts: SettingsDrafts;
  /** Called with every change of a form, so that the parent can keep it; undefined once it is stored. */
  onDraftChange: KeepSettingsDraft;
  /** Whether real names of participants are hidden in the company; undefined while that is read. */
  hidesNames?: boolean;
  /** Hides or shows them. */
  onHideNames: (hidden: boolean) => void;
  /** Whether personal data are hidden in the texts of files; undefined while that is read. */
  hidesPersonal?: boolean;
  /** Hides or shows them. */
  onHidePersonal: (hidden: boolean) => void;
  /** Months after a talk for which answers are kept; undefined while that is read. */
  keepsMonths?: number | undefined;
  /** Keeps them for another term. */
  onKeep: (months: number) => void;
  /** Address of the list of coming and past erasures of respondents' data. */
  retentionHref: string;
  /** The least role that sees names; undefined while that is read. */
  namesSeenBy?: NamesSeenBy | undefined;
  /** Names are to be seen by others than now. */
  onNamesSeenBy: (by: NamesSeenBy) => void;
  /** The part «Модель». */
  model: ModelPartProps;
  /** The part «Данные». */
  data: WorkspaceDataProps;
}

const ALONE = 'Каналы заработают, когда компанию откроют команде: с людьми говорит сервер.';
const ON_SERVER = `По${NBSP}личным и${NBSP}открытым ссылкам, письмами, в${NBSP}виджете и${NBSP}в${NBSP}Telegram с${NBSP}людьми говорит сервер. В${NBSP}WhatsApp и${NBSP}по${NBSP}телефону он не${NBSP}говорит: ссылку туда отправляют сами.`;

/** «Настройки» of the account area: channels, bot, scenarios, and the workspace's data. */
export function SettingsSection(props: SettingsSectionProps) {
  const isShared = useSharedCompany();
  const isOver = useOver() !== null;
  const { settings, onRetry, onChannelAct, onCopy, onSaveBot, drafts, onDraftChange, data } = props;
  if (settings.state === 'loading') {
    return (
      <Stack gap={6}>
        <VisuallyHidden as="output">Загружаем настройки…</VisuallyHidden>
        <Skeleton height={320} />
        <Skeleton height={240} />
      </Stack>
    );
  }
  if (settings.state === 'failed') {
    return <ErrorState title="Настройки не открылись" message={settings.message} onRetry={onRetry} />;
  }
  const { channels, bot, scenarios, broken } = settings.value;
  const scenarioList = (
    <NeedsScope needs="Researcher">
      <ScenarioList
        scenarios={scenarios}
        lengths={props.lengths}
        onCreate={props.onCreateScenario}
        onEdit={props.onEditScenario}
        onDuplicate={props.onDuplicateScenario}
        onStatusChange={props.onScenarioStatusChange}
        onDelete={props.onDeleteScenario}
      />
    </NeedsScope>
  );
  const botForm = (
    <NeedsScope needs="Admin">
      <BotSettingsForm
        bot={bot}
        draft={drafts.bot}
        onDraftChange={(draft) => onDraftChange('bot', draft)}
        onSave={onSaveBot}
      />
    </NeedsScope>
  );
  // What is not stored here would stand as it is in a new company: off, unnamed, unhidden. What was typed or not sent stays in sight.
  if (isOver) {
    return (
      <Stack gap={6}>
        <EmptyState title="Настроек пока нет" />
        {drafts.bot ? <SettingsPart title="Настройки бота">{botForm}</SettingsPart> : null}
        {scenarios.length > 0 ? <SettingsPart title="Сценарии диалогов">{scenarioList}</SettingsPart> : null}
      </Stack>
    );
  }
  return (
    <Stack gap={6}>
      <SettingsPart title="Каналы респондентов" about={isShared === null ? undefined : isShared ? ON_SERVER : ALONE}>
        {broken > 0 ? <p role="alert">Часть настроек не читается: они отложены и не показаны.</p> : null}
        <NeedsScope needs="Admin">
          <ChannelGrid
            channels={channels}
            drafts={drafts}
            onDraftChange={onDraftChange}
            onAct={onChannelAct}
            onCopy={onCopy}
          />
        </NeedsScope>
      </SettingsPart>
      <SettingsPart title="Настройки бота" about="Как бот представляется и разговаривает во всех каналах.">
        {botForm}
      </SettingsPart>
      <SettingsPart
        title="Сценарии диалогов"
        action={
          scenarios.length > 0 ? (
            <Button needs="Researcher" icon={<Plus />} onClick={props.onCreateScenario}>
              Создать сценарий
            </Button>
          ) : undefined
        }
      >
        {scenarioList}
      </SettingsPart>
      <SettingsPart title="Участники исследований">
        <HidingSwitch
          what="names"
          hidden={props.hidesNames ?? false}
          busy={props.hidesNames === undefined}
          onChange={props.onHideNames}
        />
        <HidingSwitch
          what="personal"
          hidden={props.hidesPersonal ?? false}
          busy={props.hidesPersonal === undefined}
          onChange={props.onHidePersonal}
        />
        <OfLaw>
          <NamesSeen by={props.namesSeenBy} onChange={props.onNamesSeenBy} />
          <KeptAnswers months={props.keepsMonths} onChange={props.onKeep} href={props.retentionHref} />
        </OfLaw>
      </SettingsPart>
      <ModelPart {...props.model} />
      <SettingsPart
        title="Данные"
        about={
          isShared === null
            ? undefined
            : isShared
              ? 'Компания хранится на сервере, и её видит команда; всё, что открывали, есть и в этом браузере.'
              : 'Всё хранится в этом браузере и никуда не отправляется.'
        }
      >
        <WorkspaceData {...data} />
      </SettingsPart>
    </Stack>
  );
}
