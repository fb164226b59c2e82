import * as v from 'valibot';

/** A variable of the environment: what it may be, and what is said of any other. */
export interface Variable {
  readonly schema: v.GenericSchema<string, unknown>;
  /** Value where the variable is not given. */
  readonly fallback: unknown;
  readonly ru: string;
  readonly en: string;
}

const whole = (least: number, most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number), v.minValue(least), v.maxValue(most));

export const wholeVariable = (least: number, most: number, fallback: number): Variable => ({
  schema: whole(least, most),
  fallback,
  ru: `нужно целое число от ${least} до ${most}`,
  en: `must be a whole number from ${least} to ${most}`,
});

/** An address of one of these protocols, of which the rest is as it is to be. */
export function address(protocols: readonly string[], isWhole: (url: URL) => boolean) {
  return v.pipe(
    v.string(),
    v.check((text) => {
      const url = URL.canParse(text) ? new URL(text) : null;
      return url !== null && protocols.includes(url.protocol) && url.hostname !== '' && isWhole(url);
    }),
  );
}

/** A name or key that another service has given; it is never repeated. */
export const given = (ru: string, en: string): Variable => ({
  schema: v.pipe(v.string(), v.regex(/^[!-~]{1,1000}$/)),
  fallback: null,
  ru: `нужен ${ru}`,
  en: `must be the ${en}`,
});

/** Reads one variable, and notes when it is wrong. */
export type Read<Name extends string> = <T>(name: Name) => T;
