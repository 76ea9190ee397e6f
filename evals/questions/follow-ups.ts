import { questionsOf } from "../eval-question.ts";
import { costs, lacks } from "./product.ts";

export const FOLLOW_UPS = questionsOf("follow-ups", "calm", [
	[
		"and a cheaper one?",
		{
			before: ["recommend a moisturizer under $30"],
			search: { category: "moisturizer" },
			products: { every: costs(29.99) },
		},
	],
	[
		"something cheaper please",
		{ before: ["Which cleanser should I get?"], search: { category: "cleanser" }, facts: [/cheap/i] },
	],
	[
		"and without fragrance?",
		{
			before: ["suggest a sunscreen"],
			search: { category: "sunscreen" },
			products: { every: (one) => one.no_listed_fragrance },
		},
	],
	[
		"how do I use the first one?",
		{ before: ["recommend a cleanser"], facts: [/rinse|damp|massage|spread|wash|coin/i] },
	],
	["why?", { before: ["Can I use retinol and glycolic acid together?"], facts: [/irritat|retin|acid/i] }],
	[
		"what about with niacinamide?",
		{
			before: ["Can I use retinol and glycolic acid together?"],
			facts: [/niacinamide/i, /fine|yes|no change|get along|not spoiled|together/i],
		},
	],
	["and at night?", { before: ["What do I do in the morning?"], facts: [/cleanser|moisturizer|night/i] }],
	["show me more", { before: ["recommend a serum with niacinamide"], search: { category: "serum" } }],
	[
		"ok and which one for under 15",
		{ before: ["I need a new cleanser"], search: { category: "cleanser" }, products: { every: costs(15) } },
	],
	["how often?", { before: ["How do I use salicylic acid?"], facts: [/week|times|night|day/i] }],
	["is it safe in pregnancy?", { before: ["What is retinol?"], facts: [/not|avoid|leave|no/i] }],
	[
		"I'm pregnant by the way, does that change anything?",
		{ before: ["recommend a retinol serum"], facts: [/pregnan/i, /retin|leave|avoid|not/i] },
	],
	["can you find me one?", { before: ["What does vitamin C do?"], search: true }],
	[
		"what is in the second one?",
		{ before: ["list cleansers under $20"], facts: [/list|contain|has|glycerin|ingredient|fragrance/i] },
	],
	[
		"is that a lot?",
		{
			person: "red",
			before: ["how red are my cheeks?"],
			facts: [/of 5|mild|moderate|severity|above|slight|pronounced|points/i],
		},
	],
	[
		"and without niacinamide",
		{
			before: ["recommend a moisturizer"],
			search: { category: "moisturizer" },
			products: { every: lacks("niacinamide") },
		},
	],
]);
