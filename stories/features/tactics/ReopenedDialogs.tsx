import { useState } from 'react';

import { TacticsDialogs, type TacticsDialogsProps } from '#src/features/tactics/TacticsDialogs.tsx';
import { Button } from '#src/ui/Button.tsx';

/** Opens what the story is about again after it was closed. */
export function ReopenedDialogs(props: TacticsDialogsProps) {
  const [subject, setSubject] = useState(props.subject);
  return (
    <>
      <Button onClick={() => setSubject(props.subject)}>Открыть</Button>
      <TacticsDialogs {...props} subject={subject} onClose={() => setSubject(null)} />
    </>
  );
}
