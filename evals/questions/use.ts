import { questionsOf } from "../eval-question.ts";

export const USE = questionsOf("how to use", "calm", [
	["How do I use retinol for the first time?", { person: "lines", facts: [/pea/i, /night/i, /sunscreen/i] }],
	[
		"How often should I use salicylic acid?",
		{ facts: [/week|times|nights/i], forbidden: [/use it (?:every day|twice a day)/i] },
	],
	["how much sunscreen do I need", { facts: [/two finger/i] }],
	["when should i reapply sunscreen?", { facts: [/two hours|2 hours/i] }],
	[
		"Should I apply moisturizer before or after serum?",
		{ facts: [/after|before moisturizer|then moisturizer|serum (?:first|goes)|serum, moisturizer/i] },
	],
	["in what order do I put on my products?", { facts: [/cleanser/i, /sunscreen/i] }],
	["How do I patch test a new product?", { facts: [/arm/i, /7 to 10 days|seven|10 days/i] }],
	["do i use vitamin c in the morning or at night", { facts: [/morning/i] }],
	["how long do I leave a clay mask on?", { facts: [/10 minutes/i] }],
	["My retinol stings a bit, is that normal?", { person: "uses retinol", facts: [/two weeks|tingl|hour/i] }],
	["Should I wash my face in the morning if it is dry?", { person: "dry", facts: [/water|lukewarm/i] }],
	[
		"how do I use benzoyl peroxide",
		{ person: "spots", facts: [/pea|spots|thin/i, /bleach|dr(?:y|ies)|moisturizer/i] },
	],
	[
		"can I use retinol every night right away?",
		{ person: "lines", facts: [/no|slow|two (?:nights|times)|2 (?:nights|times)|week/i] },
	],
	["azelaic acid how to start?", { person: "red", facts: [/2 |two|thin|pea/i] }],
	["what do I do if a product burns?", { facts: [/stop|rinse|hour/i] }],
	["How do I apply eye cream?", { person: "marks", facts: [/rice|tap|bone/i] }],
]);
