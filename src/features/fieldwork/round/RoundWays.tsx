import type { RoundForm } from '../../../domain/fieldwork/rounds/roundForm.ts';
import { TERMS } from '../../../domain/terms.ts';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { LinkBeside, Part } from './RoundPlanDialog.styles.ts';

type Ways = Pick<RoundForm, 'byMail' | 'byTelegram' | 'byWidget'>;

export interface RoundWaysProps {
  /** Which ways are chosen. */
  values: Ways;
  /** Others were chosen. */
  onType: (typed: Partial<Ways>) => void;
  /** Whether people are invited by name: without a list there are no recipients. Default true. */
  isPersonal?: boolean;
  /** Whether the server sends letters; where it does not, links are sent by hand. */
  hasMail: boolean;
  /** Name of the company's bot; null while there is none that answers. */
  bot: string | null;
  /** Whether the company's site may show the widget. */
  hasWidget: boolean;
  /** Where the bot and the widget are connected. Opens beside this page. */
  settingsHref: string;
}

/** By which ways people are invited; one that is not connected says where it is. */
export function RoundWays(props: RoundWaysProps) {
  const { values, onType, isPersonal = true, hasMail, bot, hasWidget, settingsHref } = props;
  const check = (name: keyof Ways) => ({
    name,
    label: TERMS.round[name],
    checked: values[name],
    onChange: (event: { readonly target: { readonly checked: boolean } }) => onType({ [name]: event.target.checked }),
  });
  return (
    <Part>
      <legend>Как приглашать</legend>
      {isPersonal ? (
        <Checkbox
          {...check('byMail')}
          checked={hasMail && values.byMail}
          disabled={!hasMail}
          hint={hasMail ? 'Личная ссылка уйдёт письмом' : 'Сервер писем не отправляет: разошлите личные ссылки сами'}
        />
      ) : null}
      <Checkbox
        {...check('byTelegram')}
        disabled={bot === null && !values.byTelegram}
        hint={
          bot === null ? (
            <>
              Сначала <LinkBeside href={settingsHref}>подключите бота</LinkBeside> в настройках компании
            </>
          ) : (
            `Отвечать можно и боту @${bot}`
          )
        }
      />
      <Checkbox
        {...check('byWidget')}
        disabled={!hasWidget && !values.byWidget}
        hint={
          hasWidget ? (
            'Окно разговора откроется на сайте компании'
          ) : (
            <>
              Сначала <LinkBeside href={settingsHref}>настройте виджет</LinkBeside> в настройках компании
            </>
          )
        }
      />
      <p>
        В WhatsApp и по телефону Ориентир не пишет и не звонит: {isPersonal ? 'личную' : 'открытую'} ссылку можно
        отправить самим.
      </p>
    </Part>
  );
}
