/** What is used up and when it opens again; the first sentence of the dialog that a used-up quota opens. */
export const quotaCopy = {
	noun: { scans: "scan", messages: "chat message" },
	nouns: { scans: "scans", messages: "chat messages" },
	ofMonth: "of this month",
	ofTrial: "of your trial",
	aMonth: "a month",
	inTrial: "in your trial",
	oneOfMonth: (noun: string) => `You have used this month's ${noun}.`,
	all: (limit: string, nouns: string, period: string) => `You have used all ${limit} ${nouns} ${period}.`,
	over: (used: string, nouns: string, limit: string, period: string) =>
		`You have used ${used} ${nouns}; your plan holds ${limit} ${period}.`,
	tokens: "The AI has read and written all that your plan holds for now.",
	tokensOfWeek: "The AI has read and written all that your plan holds in 7 days.",
	nextOne: (day: string) => `The next one is free on ${day}.`,
	nextOnes: (day: string) => `The next ones are free on ${day}.`,
	onFree: (day: string) => `On Free, the next one comes on ${day}.`,
	anew: (day: string) => `It starts anew on ${day}.`,
	bitByBit: "It frees up day by day.",

	/** What a plan would leave, said before it is paid for. */
	spentBy: (plan: string, limit: string, what: string, day: string | null) =>
		`The ${limit} ${what} of ${plan} for this month are used already. ${day === null ? "" : `New ones from ${day}.`}`.trim(),
	what: { scans: "scans", messages: "chat messages", tokens: "tokens" },

	reminder: {
		ask: "Remind me by mail",
		asked: (day: string) => `You get one mail on ${day}.`,
		withdraw: "Withdraw",
		failed: "That did not work. Please try again.",
	},
} as const;
