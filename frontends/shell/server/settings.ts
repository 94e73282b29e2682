import { settingsOf as deploymentOf, type DeploymentSettings } from '@afshoreh/config';

export interface Settings extends DeploymentSettings {
  /** Where this server's own parts reach the API: its only copy, or a door to all copies (`apiDoor`). */
  apiOrigin: string;
  /** Development: the ports of the dev servers of the shell and the remotes. */
  devServers: Readonly<Record<string, number>> | undefined;
  /** In production, `?mf=` cannot replace a remote by one from a dev server on this machine. */
  production: boolean;
}

/** The shell's settings from environment variables. @throws WrongVariable */
export function settingsOf(variables: NodeJS.ProcessEnv): Settings {
  const deployment = deploymentOf(variables);
  return {
    ...deployment,
    apiOrigin: deployment.apiUrls[0] as string,
    devServers: variables.DEV_SERVERS ? (JSON.parse(variables.DEV_SERVERS) as Settings['devServers']) : undefined,
    production: variables.NODE_ENV === 'production',
  };
}
