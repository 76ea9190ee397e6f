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

export const CHANGE = questionsOf("change", "better", [
	["Is my skin getting better?", { facts: [/better|less|improv|calmer|fewer/i] }],
	["what changed since my last scan?", { facts: [/better|less|from|lower/i] }],
	["Did anything get worse?", { person: "worse", facts: [/redness/i] }],
	[
		"why did my redness go up?",
		{
			person: "worse",
			facts: [/redness/i, /heat|exercise|shower|light|before|now|cannot (?:say|tell)|not (?:say|tell)/i],
		},
	],
	[
		"has anything changed at all?",
		{
			person: "unchanged",
			facts: [/no (?:clear )?change|nothing|same|unchanged|steady|beyond/i],
			forbidden: [/improved a lot/i],
		},
	],
	["compare my last two photos", { person: "other light", facts: [/compar|light|not comparable/i] }],
	["how long until I see results from my routine?", { person: "spots", facts: [/week/i] }],
	[
		"I've used the acne stuff for 2 weeks, no change. normal?",
		{ person: "spots", facts: [/6 weeks|six weeks|week/i] },
	],
	["when should I scan again", { facts: [/week/i] }],
	[
		"Why is there no comparison in my report?",
		{ person: "calm", facts: [/first|one (?:scan|photo|report)|earlier|baseline|next/i] },
	],
	[
		"how do you know a change is real and not just the light?",
		{ facts: [/light|photo|noise|repeat|give or take|counts? (?:only|from)|larger/i] },
	],
	["how long before dark marks fade", { person: "marks", facts: [/8 weeks|eight weeks|week/i] }],
]);
