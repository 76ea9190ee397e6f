import type { PersonRule } from "./person-rules.ts";

const DIED =
	/\b(?:died|passed(?: away| on)?(?! (?:this|the|it|that|me|us|them|my|on|down|over|to|his|her|its)\b)|deceased|(?:is|was|been) dead|(?:my|our) (?:late|dead) \w+|(?:since|after|before) (?:she|he|they|mum|mom|dad|\w+) (?:passed|died|went)|lost (?:my|our) \w+|funeral|death certificate|executor|probate|next of kin|estate)\b/;
const PAYS =
	/\b(?:payments?|subscription|subscribed|direct debit|debit|charg(?:e|es|ed|ing)|billed|billing|refund|money back|cancel\w*|renew\w*|paid plan|membership|coming off|taken (?:out|from)|(?:her|his|their) (?:account|card|bank)|delete (?:her|his|their))\b/;
/** Despair of their own is heard before any account. */
const DESPAIR =
	/\b(?:myself|i (?:also )?(?:want|wish|wanna|would rather|am going|plan) (?:to )?(?:\w+ )?(?:die|be dead|go too|join|follow|end)|without (?:her|him|them) (?:i|there)|join (?:her|him|them)|no point|cannot (?:go on|cope|do this)|pills|tablets|suicid\w*|goodbye|be with (?:her|him|them)|rope|end it)\b/;

/** Whether somebody settles the account of a dead person and tells of no despair of their own. */
export function settlesAccount(text: string): boolean {
	return DIED.test(text) && PAYS.test(text) && !DESPAIR.test(text);
}

export const BEREAVED_RULES: readonly PersonRule[] = [
	{
		id: "boundary.bereaved_account",
		label: "A payment of somebody who died",
		about: ({ text }) =>
			settlesAccount(text) && !/\b(?:skin|spots?|wrinkles?|rash|serum|cream|moistur\w*)\b/.test(text),
		reads: /./,
		text: "I am sorry for your loss. You need neither the phone nor the password: press Contact in the footer of the website, give the name and, if you know it, the email address of the account, the day of the death and the date and amount of one payment, and no card number; a person looks at it and can end the plan and delete the account with its photos. The bank can stop the payment from its side at once, and where it runs through an app store, that store can as well. Ask there for the money of the months since; I cannot promise it from here.",
		sources: ["house_default"],
	},
];
