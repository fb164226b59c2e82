import components from 'virtual:catalogue';

import { isScreen } from './screens.ts';
import { StateGallery } from './StateGallery.tsx';

/** Names of the screens; one missing here is called as its file. */
const NAMES: Readonly<Record<string, string>> = {
  ResearchScreen: 'Исследования',
  ChatScreen: 'Ассистент',
  VisionScreen: 'Видение',
  StrategyScreen: 'Стратегия',
  TacticsScreen: 'Тактика',
  ExperimentsScreen: 'Эксперименты',
  AudiencesScreen: 'Аудитории',
  OnboardingScreen: 'Знакомство',
  AccountScreen: 'Личный кабинет',
  ProfileSection: 'Личный кабинет: профиль',
  SettingsSection: 'Личный кабинет: настройки',
  CompaniesSection: 'Личный кабинет: компании',
  TeamsSection: 'Личный кабинет: команды',
  BalanceSection: 'Личный кабинет: баланс',
  BillingSection: 'Личный кабинет: тарифы и оплата',
  NotFoundScreen: 'Страницы нет',
  CrashScreen: 'Экран сломался',
  AppShell: 'Рамка приложения',
};

const ORDER = Object.keys(NAMES);

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const placeOf = (path: string): number => (ORDER.indexOf(nameOf(path)) + 1 || ORDER.length + 1) - 1;

/** All the screens in the order of the navigation, each with all its states. */
export function Screens() {
  const screens = components
    .filter(({ path }) => isScreen(path))
    .toSorted((one, other) => placeOf(one.path) - placeOf(other.path));
  return (
    <>
      {screens.map(({ path }) => (
        <section key={path}>
          <h2>{NAMES[nameOf(path)] ?? nameOf(path)}</h2>
          <StateGallery of={path} />
        </section>
      ))}
    </>
  );
}
