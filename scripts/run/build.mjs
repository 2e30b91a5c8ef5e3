import { installWhatIsMissing } from './install.mjs';
import { buildServerWhenChanged } from './server-build.mjs';
import { buildWebWhenChanged } from './web-build.mjs';

installWhatIsMissing();
buildWebWhenChanged();
buildServerWhenChanged();
