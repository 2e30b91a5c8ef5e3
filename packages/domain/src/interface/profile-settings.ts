import { paths } from './paths.ts';

/** The settings of /perfil that have a screen of their own, by the last part of its address. */
export const PROFILE_SETTINGS = [
  'conta',
  'plano',
  'permissoes',
  'documentos',
  'senha',
  'duas-etapas',
  'email-de-recuperacao',
  'sessoes',
  'aparencia',
  'fuso-horario',
] as const;

/** `versao` exists in the native shell only. */
export type ProfileSetting = (typeof PROFILE_SETTINGS)[number] | 'versao';

export const profileSettingPath = (setting: ProfileSetting): string => `${paths.profile}/${setting}`;
