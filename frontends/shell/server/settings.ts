import type { RemoteName } from '@afshoreh/contracts';
import { settingsOf as deploymentOf, type DeploymentSettings } from '@afshoreh/config';

export interface Settings extends DeploymentSettings {
  /** Development: ports of the bundlers that serve the shell's and the remotes' files. */
  devServers: Readonly<Partial<Record<RemoteName | 'shell', number>>> | undefined;
  /** Whether a page may be asked for with a remote from a bundler on this machine (`?mf=`). */
  production: boolean;
}

/** What the shell reads from its variables. @throws WrongVariable */
export function settingsOf(variables: NodeJS.ProcessEnv): Settings {
  return {
    ...deploymentOf(variables),
    devServers: variables.DEV_SERVERS ? (JSON.parse(variables.DEV_SERVERS) as Settings['devServers']) : undefined,
    production: variables.NODE_ENV === 'production',
  };
}
