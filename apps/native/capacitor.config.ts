import { appConfig } from './build/app-config.ts';
import { readBuildEnvironment } from './build/environment.ts';

/** Read by Capacitor's command. The variables are named in build/environment.ts. */
export default appConfig(readBuildEnvironment(process.env));
