import { ProfileItem } from '../../features/account/profile/profile-group.tsx';
import { OwnPlan } from '../../features/plan/subscription/own-plan.tsx';

/** The item of /perfil about the person's plan. */
export const PlanItem = () => <OwnPlan frame={(parts) => <ProfileItem {...parts} />} />;
