/** Questions elsewhere that offer to talk. A yes to them is answered by listening. */
export const ASKS_TO_TALK = [
  'Prefere conversar um pouco?',
  'Quer me contar um pouco mais disso?',
  'Quer me contar só como foi o dia?',
  'Quer me contar um pouco de como foi atravessar isso?',
  'Quer me contar o que pesou no dia?',
  'Quer me contar o que fez você pensar nisso?',
] as const;
