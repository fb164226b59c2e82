import { Row } from './Row.tsx';

export interface FewRowsProps {
  /** The screen's heading, and the beginning of each row's name. */
  title: string;
}

/** A route with as many rows as a screen of the product shows. */
export function FewRows({ title }: FewRowsProps) {
  return (
    <>
      <h1>{title}</h1>
      <ul>
        {Array.from({ length: 10 }, (_, index) => (
          <li key={index} data-index={index}>
            <Row title={`${title}, строка ${index + 1}`} />
          </li>
        ))}
      </ul>
    </>
  );
}
