import type { Loadable } from '../../domain/core/loadable.ts';
import type { LinksHref } from '../../domain/links/linkKinds.ts';
import { Unfolded } from '../../patterns/list/Unfolded.tsx';
import { AlsoHere } from '../../patterns/AlsoHere.tsx';
import { ShowHistory } from '../../patterns/ShowHistory.tsx';
import { ShowLinks } from '../../patterns/ShowLinks.tsx';
import { CommentsButton } from '../../patterns/CommentsButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ExperimentDetails } from './ExperimentDetails.tsx';
import type { ExperimentDialog } from './experimentDialog.ts';
import type { OpenExperiment } from './openExperiment.ts';

export interface UnfoldedExperimentProps {
  /** The open experiment with what belongs to it. */
  opened: Loadable<OpenExperiment>;
  /** Address of the dialog «Связи» of a record. */
  linksHref: LinksHref;
  /** «Показать снаружи»; not given in a company of one browser. */
  onShow?: ((id: string) => void) | undefined;
  /** A dialog of the experiment is asked for. */
  onAsk: (id: string, dialog: ExperimentDialog) => void;
  /** It is to be loaded again. */
  onRetry: () => void;
}

/** Unfolded row of an experiment: the experiment, and its actions. */
export function UnfoldedExperiment({ opened, linksHref, onShow, onAsk, onRetry }: UnfoldedExperimentProps) {
  return (
    <Unfolded of={opened} waiting={<Skeleton height={240} />} failedTitle="Эксперимент не открылся" onRetry={onRetry}>
      {(open) => {
        const { id, name, status } = open.experiment;
        const actions = (
          <>
            {status === 'backlog' ? (
              <Button needs="Researcher" variant="primary" onClick={() => onAsk(id, 'launch')}>
                Взять в работу
              </Button>
            ) : (
              <Button needs="Researcher" variant="primary" onClick={() => onAsk(id, 'round')}>
                Начать исследование
              </Button>
            )}
            <Button onClick={() => onAsk(id, 'details')}>Детали эксперимента</Button>
            <Button needs="Researcher" onClick={() => onAsk(id, 'edit')}>
              Изменить
            </Button>
            <ShowLinks size="md" href={linksHref('experiment', id)} of={name} />
            <CommentsButton size="md" kind="experiment" id={id} of={name} />
            <ShowHistory kind="experiment" id={id} of={name} />
            {onShow ? (
              <Button needs="Researcher" aria-haspopup="dialog" onClick={() => onShow(id)}>
                Показать снаружи
              </Button>
            ) : null}
          </>
        );
        return (
          <>
            <AlsoHere kind="experiment" id={id} place="edge" />
            <ExperimentDetails open={open} actions={actions} />
          </>
        );
      }}
    </Unfolded>
  );
}
