import type { RemoteName } from '@afshoreh/contracts';
import { settingsOf as deploymentOf, type DeploymentSettings } from '@afshoreh/config';

export interface Settings extends DeploymentSettings {
  /** Development: the ports of the dev servers of the shell and the remotes. */
  devServers: Readonly<Partial<Record<RemoteName | 'shell', number>>> | undefined;
  /** In production, `?mf=` cannot replace a remote by one from a dev server on this machine. */
  production: boolean;
}

/** The shell's settings from environment variables. @throws WrongVariable */
export function settingsOf(variables: NodeJS.ProcessEnv): Settings {
  return {
    ...deploymentOf(variables),
    devServers: variables.DEV_SERVERS ? (JSON.parse(variables.DEV_SERVERS) as Settings['devServers']) : undefined,
    production: variables.NODE_ENV === 'production',
  };
}
