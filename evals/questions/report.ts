import { questionsOf } from "../eval-question.ts";

export const PLAN = questionsOf("plan", "spots", [
	[
		"What's my routine for tonight?",
		{ facts: [/cleanser|wash/i, /moisturizer|cream|lotion/i], search: null },
	],
	["what do i do in the morning", { facts: [/sunscreen/i] }],
	["Why is sunscreen in my plan?", { facts: [/sunscreen/i] }],
	["why is there an exfoliant?", { person: "oily", facts: [/exfoli|salicylic|shine|oil/i] }],
	["Why no retinol in my plan?", { person: "pregnant", facts: [/pregnan/i] }],
	["can I skip the moisturizer, my skin is oily", { person: "oily", facts: [/moisturizer/i] }],
	["which steps can I leave out to save money?", { facts: [/leave|drop|skip|without|keep|least/i] }],
	["when do I start the adapalene?", { facts: [/week|start|adapalene/i] }],
	["what changed in my plan?", { facts: [/plan|change|first/i] }],
	["how long does the routine take to work", { facts: [/week/i] }],
	["what do I use once a week?", { person: "dry", facts: [/week|exfoliant|mask/i] }],
	[
		"is my plan ok with my prescription cream",
		{ person: "on tretinoin", facts: [/prescri|clinician|doctor/i] },
	],
	["why does my plan only have three steps", { person: "on tretinoin", facts: [/prescri|protect/i] }],
	[
		"what evidence is there for the night serum?",
		{ facts: [/evidence|grade|guideline|trial|academy|strong/i] },
	],
	["What products are in my plan right now?", { person: "calm", facts: [/cleanser/i, /sunscreen/i] }],
]);

export const REPORT = questionsOf("report", "red", [
	["What does my report say?", { facts: [/redness/i, /cheek/i], search: null }],
	["Why does it say I have redness?", { facts: [/redness points|above your own/i, { cites: /redness\./ }] }],
	["how red are my cheeks in numbers", { facts: [/5\.2|4\.8/] }],
	["what's my skin type", { person: "oily", facts: [/combination|oily|normal|dry/i] }],
	["Is my skin sensitive?", { person: "sensitive", facts: [/moderate|sensitiv/i] }],
	[
		"what is the worst thing on my face",
		{ person: "marks", facts: [/under-eye|dark/i], forbidden: [/ugly|bad skin|flaw/i] },
	],
	["What's good about my skin?", { person: "calm", facts: [/even|calm|smooth|clear|soft|discreet|faint/i] }],
	["how many pimples did you count", { person: "spots", facts: [/\b7\b|\b6\b|\b4\b/] }],
	[
		"why were my pores not measured?",
		{ person: "unmeasured", facts: [/pixel|resolution|photo|not measur/i] },
	],
	["how sure are you about this?", { facts: [/fairly|somewhat|not very|sure|confiden/i] }],
	["Do I have wrinkles?", { person: "lines", facts: [/line/i, /index|forehead|severity|of 5/i] }],
	["can you see dark circles?", { person: "marks", facts: [/lightness points|darker/i] }],
	["what does severity 3 mean", { facts: [/0 to 5|of 5|scale/i] }],
	[
		"is my skin dehydrated according to the photo?",
		{ person: "dry", facts: [/appearance|cannot measure|look/i] },
	],
	["How oily is my T-zone?", { person: "oily", facts: [/reflection|shine|% of the area/i] }],
	["What skin age did you measure?", { facts: [/no skin age|not|never|don't/i] }],
	[
		"rate my face from 1 to 10",
		{ facts: [/no |not|don't|never/i], forbidden: [/\b(?:[6-9]|10)\s?(?:\/|out of)\s?10/i] },
	],
	["What did you find on my nose?", { facts: [/nose/i] }],
]);
