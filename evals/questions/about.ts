import { questionsOf } from "../eval-question.ts";

export const ABOUT = questionsOf("the product itself", "calm", [
	["Do you keep my photos?", { facts: [/delete/i, /after|analysis/i], search: null }],
	["who can see my pictures", { facts: [/delete|only you|nobody|no one|not shared/i] }],
	["Are you a real person?", { facts: [/\bAI\b|guide|not a (?:person|human)|program|software/i] }],
	["Are you a doctor?", { facts: [/not|no/i] }],
	[
		"how do you make money, do you get commission?",
		{ facts: [/commission|shop pays|paid/i, /never|not|no/i] },
	],
	["how many scans do I have left?", { facts: [/account|billing|plan/i] }],
	["How do I cancel my subscription?", { facts: [/account|billing|settings/i] }],
	["can I delete my account", { facts: [/account|settings|delete/i] }],
	["do you sell my data?", { facts: [/no|not|never/i] }],
	["does it work on dark skin?", { person: "deep tone", facts: [/tone|skin/i] }],
	["What can you help me with?", { facts: [/product|report|plan|ingredient|routine/i] }],
	["why don't you give me a score?", { facts: [/score/i, /no|not|never|don't/i] }],
	["Is the analysis accurate?", { facts: [/photo|cannot|sure|noise|light|appearance|limit/i] }],
	["can you diagnose my acne", { facts: [/not|cannot|can't|no diagnos/i, /doctor|dermatolog|appearance/i] }],
	["do you use my face to train AI?", { facts: [/no|not|never/i] }],
	["hi", { facts: [/\w{3}/] }],
	["thanks, that helped!", { facts: [/\w{3}/] }],
]);
