import { questionsOf } from "../eval-question.ts";

export const INGREDIENT = questionsOf("ingredient", "calm", [
	[
		"What is niacinamide?",
		{
			facts: [/niacinamide/i, /2 to 10|2%|10%|redness|shine|tone|barrier|oil/i, { cites: /niacinamide/ }],
			search: null,
		},
	],
	["what does retinol do", { facts: [/retinol/i, /limited|evidence|lines/i] }],
	["is hyaluronic acid an exfoliating acid?", { facts: [/no|not|water|moistur|hydrat/i] }],
	["what strength of benzoyl peroxide should I start with", { facts: [/2\.5/] }],
	["Does vitamin C really work?", { facts: [/vitamin C/i, /evidence|grade|stud|trial/i] }],
	["what are ceramides good for?", { facts: [/barrier|dry|lipid|water/i] }],
	["Is azelaic acid a good idea for redness?", { person: "red", facts: [/azelaic/i] }],
	["what percentage of glycolic acid is ok at home?", { facts: [/10/] }],
	["does salicylic acid make me sun sensitive?", { facts: [/salicylic/i] }],
	["what is bakuchiol", { facts: [/bakuchiol/i, /evidence|retinol|limited|caution/i] }],
	["tell me about tranexamic acid", { facts: [/tranexamic/i, /2 to 5|2%|5%|mark|tone|spot/i] }],
	["Are parabens dangerous?", { facts: [/paraben/i], forbidden: [/toxic|poison|cause cancer/i] }],
	["what's the difference between AHA and BHA?", { facts: [/salicylic|BHA/i, /glycolic|lactic|AHA/i] }],
	["is zinc oxide a chemical sunscreen?", { facts: [/mineral/i] }],
	["what's snail mucin", { facts: [/snail/i] }],
	["is fragrance bad for me?", { person: "sensitive", facts: [/fragrance/i, /sensitive|red|irritat/i] }],
	["what's in the CeraVe Foaming Facial Cleanser?", { facts: [/ceramide|glycerin|niacinamide|hyaluronic/i] }],
]);
