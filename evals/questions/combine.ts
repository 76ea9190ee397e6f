import { questionsOf } from "../eval-question.ts";

const NIGHTS_APART =
	/different (?:nights|evenings|days)|alternate|(?:not|never) (?:on )?the same (?:night|evening)|separate nights/i;
const FINE =
	/\byes\b|fine|go ahead|no (?:known )?(?:reason|problem|change)|get along|go(?:es)? (?:well )?together|can be used|may be used/i;

export const COMBINE = questionsOf("combine", "calm", [
	[
		"Can I use retinol and glycolic acid together?",
		{ facts: [NIGHTS_APART, { cites: /conflict\.retinoid_acid/ }], search: null },
	],
	[
		"Is it ok to mix vitamin C and niacinamide?",
		{
			facts: [FINE, { cites: /conflict\.vitamin_c_niacinamide/ }],
			forbidden: [/never (?:mix|combine|use)/i],
		},
	],
	[
		"can i use benzoyl peroxide with retinol",
		{ facts: [/morning/i, /night/i, { cites: /conflict\.retinoid_bpo/ }] },
	],
	[
		"adapalene and benzoyl peroxide at the same time?",
		{ facts: [FINE, { cites: /conflict\.adapalene_bpo/ }] },
	],
	[
		"Can I layer salicylic acid with a glycolic toner?",
		{ facts: [/one exfoliant|stack|too much|not together|irritat/i, { cites: /conflict\.two_exfoliants/ }] },
	],
	[
		"retinol + retinal, double the effect?",
		{ facts: [/one retinoid|irritation/i, { cites: /conflict\.two_retinoids/ }] },
	],
	["does niacinamide cancel out salicylic acid?", { facts: [FINE, { cites: /conflict\.niacinamide_acid/ }] }],
	[
		"hyaluronic acid and retinol, good idea?",
		{
			facts: [/yes|fine|no (?:known )?(?:conflict|reason|rule|problem)|nothing (?:speaks )?against/i],
			forbidden: [/never|must not/i],
		},
	],
	["Can I use azelaic acid and lactic acid the same night", { facts: [NIGHTS_APART] }],
	[
		"vitamin c in the morning and retinol at night, is that okay?",
		{ facts: [/yes|fine|ok|morning|no reason/i], forbidden: [/never|must not/i] },
	],
	[
		"clay mask while using benzoyl peroxide?",
		{ facts: [/leave|dr(?:y|ies)|not/i, { cites: /conflict\.clay_drying/ }] },
	],
	[
		"Which of my products don't go together?",
		{ person: "uses two acids", facts: [/glycolic|salicylic|exfoliant|acid/i] },
	],
	["Can I use a scrub after my retinol?", { facts: [NIGHTS_APART] }],
	[
		"sulfur and benzoyl peroxide together?",
		{ facts: [/morning|night|dry/i, { cites: /conflict\.bpo_sulfur/ }] },
	],
	["what happens if I mix hydroquinone with benzoyl peroxide", { facts: [/stain|prescriber|doctor/i] }],
	["can i put vitamin c and AHA on one after the other", { facts: [/sting|separate|morning/i] }],
]);
