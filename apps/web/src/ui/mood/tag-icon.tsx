import type { TagIcon as IconName } from '@alento/domain/tag/tag-icons';
import {
  Armchair,
  BookOpen,
  Briefcase,
  Brush,
  CloudRain,
  Coffee,
  Dumbbell,
  Heart,
  House,
  type LucideIcon,
  Moon,
  MoonStar,
  Music,
  PawPrint,
  Pill,
  Plane,
  Smartphone,
  Stethoscope,
  Sun,
  Tag,
  Trees,
  Users,
  Utensils,
  Wallet,
  Wine,
} from 'lucide-react';

const ICONS: Record<IconName, LucideIcon> = {
  moon: Moon,
  'moon-star': MoonStar,
  dumbbell: Dumbbell,
  briefcase: Briefcase,
  house: House,
  users: Users,
  heart: Heart,
  trees: Trees,
  armchair: Armchair,
  'book-open': BookOpen,
  smartphone: Smartphone,
  stethoscope: Stethoscope,
  music: Music,
  utensils: Utensils,
  coffee: Coffee,
  wine: Wine,
  'paw-print': PawPrint,
  plane: Plane,
  wallet: Wallet,
  brush: Brush,
  sun: Sun,
  'cloud-rain': CloudRain,
  pill: Pill,
  tag: Tag,
};

type Props = { icon: IconName; size?: number; className?: string };

/** Icon of a tag. The tag's name is shown beside it. */
export function TagIcon({ icon, size = 18, className = '' }: Props) {
  // A newer version of the server may send an icon that this page doesn't have.
  const Icon = ICONS[icon] ?? Tag;
  return <Icon size={size} aria-hidden="true" className={`shrink-0 ${className}`} />;
}
