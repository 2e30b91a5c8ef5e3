import { ProfileScreen } from '../../features/sharing/professional/profile-screen.tsx';

/** The screen /cadastro-profissional. */
export const Component = ProfileScreen;
