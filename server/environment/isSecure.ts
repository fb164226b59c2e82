import type { Environment } from './environment.ts';

/** Whether people come by HTTPS alone. */
export const isSecure = ({ environment }: { readonly environment: Pick<Environment, 'baseUrl'> }): boolean =>
  environment.baseUrl?.startsWith('https:') ?? false;
