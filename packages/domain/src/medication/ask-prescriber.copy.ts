/** Where questions about a medicine go. It stands wherever something of the medication diary is shown. */
export const ASK_PRESCRIBER = 'Dúvidas sobre efeito, dose ou mudança são com quem receitou.';
