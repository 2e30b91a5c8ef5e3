/** Where questions about a medicine go. It stands wherever something of the medication diary is shown (decision D46). */
export const ASK_PRESCRIBER = 'Dúvidas sobre efeito, dose ou mudança são com quem receitou.';
