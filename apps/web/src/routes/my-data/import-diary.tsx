import { ImportScreen } from '../../features/my-data/import/import-screen.tsx';

/** The screen /meus-dados/importar. */
export const Component = () => <ImportScreen />;
