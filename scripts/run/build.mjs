import { installWhatIsMissing } from './install.mjs';
import { buildWebWhenChanged } from './web-build.mjs';

installWhatIsMissing();
buildWebWhenChanged();
