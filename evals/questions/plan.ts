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
